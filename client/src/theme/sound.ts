/** A few quiet notes, made as they are needed, and a buzz on phones. */
import { choices } from "./choices.svelte";

export type Cue = "clue" | "right" | "wrong" | "assassin" | "won" | "turn";

const NOTES: Record<Cue, readonly (readonly [hertz: number, at: number, long: number])[]> = {
  clue: [[523, 0, 0.18], [784, 0.12, 0.3]],
  right: [[659, 0, 0.14], [988, 0.1, 0.32]],
  wrong: [[294, 0, 0.22], [247, 0.16, 0.4]],
  assassin: [[110, 0, 0.9], [104, 0.05, 1.1], [78, 0.3, 1.4]],
  won: [[523, 0, 0.2], [659, 0.14, 0.2], [784, 0.28, 0.2], [1047, 0.42, 0.6]],
  turn: [[587, 0, 0.25]],
};
const BUZZ: Record<Cue, number | number[]> = {
  clue: 30,
  right: 40,
  wrong: [60, 40, 60],
  assassin: [200, 80, 300],
  won: [40, 60, 40, 60, 120],
  turn: [30, 50, 30],
};

let audio: AudioContext | undefined;

export function play(cue: Cue): void {
  if (choices.buzz) navigator.vibrate?.(BUZZ[cue]);
  if (choices.sound) void sing(cue);
}

async function sing(cue: Cue): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") await audio.resume();
    for (const [hertz, at, long] of NOTES[cue]) note(audio, hertz, at, long);
  } catch {
    // A browser without sound plays on in silence.
  }
}

function note(audio: AudioContext, hertz: number, at: number, long: number): void {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}
