import { useEffect, useRef } from 'react';

/**
 * An act on figures that the server is still working out, pressed early (F9 right behind a weight): it is done once,
 * with the figures that stand there when they have come. Money never goes against an old sum, and no press is lost.
 */
export function useWhenReckoned<A extends readonly unknown[]>(
  waits: boolean,
  act: (...given: A) => void,
): (...given: A) => void {
  const pressed = useRef<A>(undefined);
  useEffect(() => {
    const given = pressed.current;
    if (!given || waits) return;
    pressed.current = undefined;
    act(...given);
  });
  return (...given) => {
    pressed.current = waits ? given : undefined;
    if (!waits) act(...given);
  };
}
