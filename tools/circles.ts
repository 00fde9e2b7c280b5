/** Each circle of a graph once, told as the way around it. */
export function circlesIn(links: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (at: string, way: readonly string[]): void => {
    const start = way.indexOf(at);
    if (start >= 0) circles.push([...way.slice(start), at].join(' → '));
    if (start >= 0 || done.has(at)) return;
    for (const next of links.get(at) ?? []) walk(next, [...way, at]);
    done.add(at);
  };
  for (const at of links.keys()) walk(at, []);
  return circles;
}
