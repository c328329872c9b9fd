/**
 * The code with which a development build begins. Each bundle brings a Fast Refresh of its own, and those of the
 * remotes come after react-dom has started: this hook remembers the renderer, so that they refresh the page, too.
 */
export const refreshHook = `(() => {
  const renderers = new Map();
  const nothing = () => {};
  self.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
})();`;
