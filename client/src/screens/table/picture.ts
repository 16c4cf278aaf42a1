/** A result as a picture to send to friends, drawn here from what lies open at the end. */
import { ICONS, type IconName } from "../../art/icons";
import type { Face } from "./cards";

export interface Result {
  readonly headline: string;
  readonly title: string;
  readonly faces: readonly Face[];
  /** Whether the words may be read: friends may want to play the same cards. */
  readonly words: boolean;
}

export const [WIDE, TALL] = [1080, 1240];
const [RIM, GAP, ACROSS] = [60, 16, 5];
const CARD = { wide: (WIDE - 2 * RIM - (ACROSS - 1) * GAP) / ACROSS, high: 138, round: 18 };
const TOP = TALL - RIM - ACROSS * CARD.high - (ACROSS - 1) * GAP;

type Brush = CanvasRenderingContext2D;

export function draw(canvas: HTMLCanvasElement, result: Result): void {
  [canvas.width, canvas.height] = [WIDE, TALL];
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const letters = getComputedStyle(document.body).fontFamily;
  const write = (size: number, weight = 700): string => `${weight} ${size}px ${letters}`;
  brush.fillStyle = colour("night");
  brush.fillRect(0, 0, WIDE, TALL);
  icon(brush, "lamp", [RIM - 8, RIM - 8], 76, colour("lamp"));
  brush.textBaseline = "middle";
  brush.fillStyle = colour("lamp");
  brush.font = write(58, 800);
  brush.fillText("Parola", RIM + 80, RIM + 32);
  brush.fillStyle = colour("ink");
  brush.font = write(60, 800);
  const lines = folded(brush, result.headline, WIDE - 2 * RIM).slice(0, 2);
  lines.forEach((line, n) => brush.fillText(line, RIM, 190 + n * 68));
  brush.fillStyle = colour("quiet");
  brush.font = write(42, 600);
  brush.fillText(result.title, RIM, 200 + lines.length * 68, WIDE - 2 * RIM);
  result.faces.forEach((face, place) => card(brush, face, place, result.words, colour, write));
}

function card(
  brush: Brush,
  face: Face,
  place: number,
  words: boolean,
  colour: (name: string) => string,
  write: (size: number, weight?: number) => string,
): void {
  const left = RIM + (place % ACROSS) * (CARD.wide + GAP);
  const top = TOP + Math.floor(place / ACROSS) * (CARD.high + GAP);
  const hidden = [face.key, face.other].find((one) => one && one !== "bystander") ?? "bystander";
  const what = face.covered ?? (face.tokens.length ? "bystander" : hidden);
  const open = face.covered !== null || face.tokens.length > 0;
  const look = open ? what : `${what}-key`;
  brush.fillStyle = colour(look);
  brush.beginPath();
  brush.roundRect(left, top, CARD.wide, CARD.high, CARD.round);
  brush.fill();
  brush.strokeStyle = colour(what === "assassin" ? "line" : what);
  brush.lineWidth = open ? 4 : 3;
  brush.stroke();
  const ink = colour(`on-${look}`);
  const drawn = words ? 40 : 76;
  const middle = left + CARD.wide / 2;
  if (open || what !== "bystander") {
    icon(brush, what, [middle - drawn / 2, top + (words ? 16 : (CARD.high - drawn) / 2)], drawn, ink);
  }
  if (!words) return;
  brush.fillStyle = ink;
  let size = 32;
  do brush.font = write(size, 700);
  while (brush.measureText(face.word).width > CARD.wide - 16 && --size > 13);
  brush.textAlign = "center";
  brush.fillText(face.word, middle, top + CARD.high - 44, CARD.wide - 12);
  brush.textAlign = "start";
}

function icon(brush: Brush, name: IconName, [left, top]: readonly [number, number], size: number, ink: string): void {
  const [filled, line] = ICONS[name];
  brush.save();
  brush.translate(left, top);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = brush.strokeStyle = ink;
  if (filled) brush.fill(new Path2D(filled));
  if (line) {
    brush.lineWidth = 2;
    brush.lineCap = brush.lineJoin = "round";
    brush.stroke(new Path2D(line));
  }
  brush.restore();
}

/** A sentence in lines that are no wider. */
function folded(brush: Brush, text: string, widest: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) && brush.measureText(longer).width > widest) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
