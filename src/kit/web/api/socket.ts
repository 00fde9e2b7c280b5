import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { apiBase, serverPath } from '#kit/web/base/config.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { loadAgain } from '#kit/web/base/load-again.ts';
import { whenIdle } from '#kit/web/base/when-idle.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { onFarBell } from '#kit/web/api/far-bell.ts';
import { loginFlag } from '#kit/web/api/session.ts';

/**
 * The bell: it says that something changed, never what is true. A handler is rung by its event and
 * on every connect, because nothing that was rung while the line was away ever arrives.
 */
type Handler = (payload: unknown) => void;
const handlers = new Map<string, Set<Handler>>();
let line: Promise<Socket> | undefined;
const CALM_MS = 800;
const COME_BACK_MS = 3000;

function ringAll(): void {
  for (const set of handlers.values()) for (const ring of set) ring(undefined);
}
onFarBell(ringAll);

const pause = (): Promise<void> => new Promise((now) => setTimeout(() => whenIdle(now), CALM_MS));

/** After the screen works, however slow the line: the bell only saves a press of reload. */
async function calm(): Promise<void> {
  do await pause();
  while (queryClient.isFetching() > 0);
}

async function connect(): Promise<Socket> {
  await calm();
  const { io } = await loadAgain(() => import('socket.io-client'));
  const origin = new URL(apiBase, window.location.href).origin;
  const socket = io(origin, {
    path: `${serverPath}/socket.io`,
    transports: ['websocket', 'polling'],
    withCredentials: true,
    auth: { toko: workingShop() },
  });
  // Sent away by the server: the session ended or locked, or another of this browser took its place.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), COME_BACK_MS);
  });
  socket.on('connect', ringAll);
  socket.onAny((event: string, payload: unknown) => {
    for (const ring of handlers.get(event) ?? []) ring(payload);
  });
  return socket;
}

/** The screen was unlocked: a line that the server had closed connects again at once. */
export const rejoin = async (): Promise<void> => void (await line)?.connect();

/** The payload is a hint, and is missing when the line comes back: read again in both cases. */
export function useBell<T = unknown>(
  event: string,
  handler: (payload: T | undefined) => void,
): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    if (!loginFlag()) return;
    const ring: Handler = (payload) => latest.current(payload as T | undefined);
    handlers.set(event, (handlers.get(event) ?? new Set()).add(ring));
    line ??= connect();
    return () => void handlers.get(event)?.delete(ring);
  }, [event]);
}
