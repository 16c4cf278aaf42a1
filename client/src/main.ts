import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./theme/choices.svelte";
import "./theme/page.css";

wear();
mount(App, { target: document.getElementById("page") ?? document.body });

/** Where browsers allow it (not on plain HTTP), the page is kept to open without a network. */
const WHEN_QUIET = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(() => void navigator.serviceWorker.register("/worker.js").catch(() => {}), WHEN_QUIET);
}
