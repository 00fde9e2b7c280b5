import { useEffect } from 'react';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';

const MINUTE = 60_000;
const reread = () => void refresh(dashboardTokoEndpoint);

/** The day as it is: read again when the bell says that something was sold or priced, and each minute. */
export function useTokoHari() {
  useBell('harga', reread);
  useBell('keranjang', reread);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reread(), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return useRead(dashboardTokoEndpoint, { staleTime: 0, keep: true });
}
