import { useLayoutEffect, type RefObject } from 'react';

const GAP = 4;

/**
 * Places a floating list at the frame around its input: below it where there is room, above it where there is not.
 * The list is in the browser's top layer, so no panel cuts it off and no dialog covers it.
 */
export function useBeside(
  input: RefObject<HTMLElement | null>,
  float: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [field, list] = [input.current?.closest('[data-box]'), float.current];
    if (!field || !list) return;
    const place = () => {
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const height = list.offsetHeight;
      const below = window.innerHeight - bottom - GAP;
      const above = height > below && top > below;
      list.style.left = `${left}px`;
      list.style.width = `${width}px`;
      list.style.top = `${above ? Math.max(top - GAP - height, 0) : bottom + GAP}px`;
    };
    if ('showPopover' in list) list.showPopover();
    place();
    const watch = new ResizeObserver(place);
    watch.observe(list);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [input, float]);
}
