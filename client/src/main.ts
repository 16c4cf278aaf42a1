import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./theme/choices.svelte";
import "./theme/page.css";

wear();
mount(App, { target: document.getElementById("page") ?? document.body });
