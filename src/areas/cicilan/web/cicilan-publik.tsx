import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { cicilanPublikEndpoint } from '#areas/cicilan/contract/cicilan-publik.api.ts';
import { JadwalCicilan } from '#areas/cicilan/web/jadwal-cicilan.tsx';
import css from '#areas/cicilan/web/cicilan.module.css';

/** What is left and until when, on the customer's page of the slip (D-38.3). */
export default function CicilanPublik({ kode }: { kode: string }) {
  const { data } = useRead(cicilanPublikEndpoint, { params: { kode } });
  if (!data) return null;
  return (
    <section className={css.stack} aria-label={t('Cicilan')}>
      <Facts
        of={{
          [t('Harga Cicilan')]: formatRupiah(data.harga_jual),
          [t('Sudah dibayar')]: formatRupiah(data.sudah_bayar),
          [t('Sisa')]: formatRupiah(data.sisa_rp),
        }}
      />
      <JadwalCicilan rows={data.jadwal} hari={data.hari} title={t('Jadwal angsuran')} />
    </section>
  );
}
