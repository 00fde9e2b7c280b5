import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useScanned } from '#areas/dokumen/web/use-scanned.ts';
import { useRead } from '#kit/web/api/query.ts';
import { satuKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { DaftarMasuk } from '#areas/kirim/web/terima/daftar-masuk.tsx';
import { TerimaKiriman } from '#areas/kirim/web/terima/terima-kiriman.tsx';

/** What is on its way here; one of it is opened by its number, and its pieces are scanned in (D-42.3). */
export default function TerimaBarangScreen() {
  const { q } = useScanned();
  const [no, setNo] = useState(q ?? '');
  const { data, error } = useRead(satuKirimanEndpoint, {
    params: { no },
    enabled: no !== '',
    staleTime: 0,
  });
  const close = () => setNo('');
  if (no !== '' && data && !error)
    return <TerimaKiriman key={data.no_kirim} kiriman={data} onClose={close} />;
  return <DaftarMasuk onOpen={setNo} salah={no !== '' && error ? t(error.message) : undefined} />;
}
