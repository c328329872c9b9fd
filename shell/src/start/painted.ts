/** Resolves once what the document shows now has been painted. In a tab that nobody looks at nothing is. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves once a visitor has seen it, too: what goes before the frame after its own counts as never seen. */
export const seen = () => painted().then(painted);
