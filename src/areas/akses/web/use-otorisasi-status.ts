import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { statusOtorisasiEndpoint } from '#areas/akses/contract/otorisasi.api.ts';
import type { Permintaan } from '#areas/akses/web/otorisasi-asked.ts';

type Told = { onApproved: (keystore: string) => void; onRefused: (elsewhere?: true) => void };

const LOOKS_EVERY_MS = 4000;

/** Counts its time down (OTORISASI_MENIT), and follows an answer that is given elsewhere (phone, fingerprint). */
export function useOtorisasiStatus(
  { keystore }: Permintaan,
  lasts: number,
  told: Told,
): { seconds: number; expired: boolean } {
  const [seconds, setSeconds] = useState(lasts);
  const latest = useRef(told);
  latest.current = told;
  const look = useCallback(() => {
    const told = ({ status }: { status: string }) => {
      if (status === 'DISETUJUI') latest.current.onApproved(keystore);
      if (status === 'DITOLAK' || status === 'DIBATALKAN') latest.current.onRefused(true);
      if (status === 'KEDALUWARSA') setSeconds(0);
    };
    call(statusOtorisasiEndpoint, { params: { keystore } }).then(told, () => {});
  }, [keystore]);
  useBell('qr-auth', look);
  useBell('fingerprint-auth', look);
  useEffect(() => {
    const until = performance.now() + lasts * 1000;
    const clock = setInterval(
      () => setSeconds(Math.max(0, Math.ceil((until - performance.now()) / 1000))),
      500,
    );
    const looks = setInterval(look, LOOKS_EVERY_MS);
    return () => {
      clearInterval(clock);
      clearInterval(looks);
    };
  }, [look, lasts]);
  return { seconds, expired: seconds === 0 };
}
