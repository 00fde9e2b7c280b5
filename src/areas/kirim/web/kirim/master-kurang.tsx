import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/api/client.ts';
import { t } from '#kit/web/base/text.ts';
import { periksaKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { JENIS_PADANAN } from '#areas/kirim/rules/padanan.ts';
import css from '#areas/stock/web/kerja.module.css';

type Props = {
  tujuan: string | null;
  barang: readonly { readonly kode_barcode: string }[];
};

/** What the other shop will have to choose for these pieces: named before they are packed (D-42.4). */
export function MasterKurang({ tujuan, barang }: Props) {
  const codes = barang.map(({ kode_barcode }) => ({ kode_barcode }));
  const { data = [] } = useQuery({
    queryKey: [periksaKirimanEndpoint.call, tujuan, codes],
    queryFn: () => call(periksaKirimanEndpoint, { body: { tujuan: tujuan ?? '', barang: codes } }),
    enabled: tujuan !== null && tujuan !== '' && codes.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (codes.length === 0 || data.length === 0) return null;
  return (
    <p className={css.ingat} role="status">
      {t('Belum ada di toko tujuan: {master}. Penerima memilih padanannya.', {
        master: data.map(({ jenis, dari }) => `${t(JENIS_PADANAN[jenis])} ${dari}`).join(', '),
      })}
    </p>
  );
}
