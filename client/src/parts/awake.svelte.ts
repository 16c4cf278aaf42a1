/** Keep the screen lit while this is shown, where the browser can. */
export function awake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async (): Promise<void> => {
      if (over || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock?.request("screen");
        if (over) await lock?.release();
      } catch {
        // Not on plain HTTP, not with a low battery: the screen dims as it always does.
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release().catch(() => {});
    };
  });
}
