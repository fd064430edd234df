/* What is scrolled says where there is more of it: `data-before`, `data-after`. */
export function edges(node: HTMLElement): () => void {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = node;
    node.toggleAttribute('data-before', scrollLeft > 1 || scrollTop > 1);
    node.toggleAttribute(
      'data-after',
      scrollLeft + clientWidth < scrollWidth - 1 || scrollTop + clientHeight < scrollHeight - 1,
    );
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    node.removeEventListener('scroll', look);
  };
}
