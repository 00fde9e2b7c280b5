import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { pesananPublikEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';

/** Until when, whether it is ready, what is left to pay, on the customer's page of the slip (D-51.15). */
export default function PesananPublik({ kode }: { kode: string }) {
  const { data } = useRead(pesananPublikEndpoint, { params: { kode } });
  if (!data) return null;
  return (
    <section aria-label={t('Pesanan')}>
      <Facts
        of={{
          [t('Janji Selesai')]: formatHariPanjang(data.tgl_janji, t),
          ...(data.tgl_selesai && {
            [t('Tgl Selesai')]: formatHariPanjang(data.tgl_selesai, t),
          }),
          ...(data.sisa_rp !== null && {
            [t('Sisa menurut pesanan')]: formatRupiah(data.sisa_rp),
          }),
          ...(data.contoh > 0 && { [t('Barang contoh di toko')]: data.contoh }),
        }}
      />
    </section>
  );
}
