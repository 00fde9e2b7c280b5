import type { Socket } from 'socket.io-client';
import type { AnswerOf, Endpoint } from '#kit/contract/endpoint.ts';
import { call, type CallOptions } from '#kit/web/api/client.ts';
import { loadAgain } from '#kit/web/base/load-again.ts';
import { apiBase, serverPath } from '#kit/web/base/config.ts';
import type { otorisatorEndpoint } from '#areas/akses/contract/otorisator.api.ts';

/** Whose telephone it is, and what waits for him. */
export type Siapa = AnswerOf<typeof otorisatorEndpoint>;

/** Asks as the trusted telephone, no matter who is logged in here. */
export const tanya = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B> = {},
): Promise<A> => call(endpoint, { ...options, telepon: true });

/** Hears of every request; `ring` on a new one and whenever the line comes back. Answers how to leave. */
export function dengar(ring: () => void): () => void {
  let left = false;
  let socket: Socket | undefined;
  void loadAgain(() => import('socket.io-client')).then(({ io }) => {
    if (left) return;
    socket = io(new URL(apiBase, window.location.href).origin, {
      path: `${serverPath}/socket.io`,
      transports: ['websocket', 'polling'],
      withCredentials: true,
      forceNew: true,
      auth: { telepon: '1' },
    });
    socket.on('connect', ring);
    socket.on('otorisasi', ring);
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect' && !left) setTimeout(() => socket?.connect(), 3000);
    });
  });
  return () => {
    left = true;
    socket?.disconnect();
  };
}

/** A short tone and a shake: the page lies on a table, open. */
export function bunyikan(): void {
  navigator.vibrate?.([180, 90, 180]);
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.18);
    tone.onended = () => void audio.close();
  } catch {
    // A browser that plays nothing before it was touched: it shakes, and the page shows it.
  }
}

/** What the code at the counter says: shop, key and the number of its screen; a notification knows no number. */
export type Dipindai = { kode_toko: string; keystore: string; cocok?: number };

export function readHash(hash: string): Dipindai | undefined {
  const found = /^#([A-Z0-9]{3})\.([A-Za-z0-9]{12})(?:\.(\d{1,2}))?$/.exec(hash);
  if (!found) return undefined;
  const [, kode_toko = '', keystore = '', cocok] = found;
  return { kode_toko, keystore, ...(cocok && { cocok: Number(cocok) }) };
}
