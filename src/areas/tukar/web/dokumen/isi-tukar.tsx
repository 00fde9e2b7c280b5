import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { labelSelisih } from '#areas/tukar/rules/struk-tukar.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import own from '#areas/tukar/web/kasir/tukar.module.css';

/** The whole ticket: who, what went out, what came in, the difference and how it was paid. */
export function IsiTukar({ dokumen }: { dokumen: DokumenTukar }) {
  const { batal, penjualan, pembelian } = dokumen;
  const { customer } = penjualan;
  return (
    <div className={css.isi}>
      {batal && (
        <p className={css.batal}>
          {t('Dibatalkan {user}, {waktu}', {
            user: batal.batal_by,
            waktu: formatInstant(batal.tgl_batal),
          })}
          {batal.no_jual && (
            <b>
              {batal.no_jual}, {batal.no_beli}
            </b>
          )}
          <span>{batal.alasan}</span>
        </p>
      )}
      <Facts
        of={{
          [t('Waktu')]: formatInstant(dokumen.input_date),
          [t('Pelanggan')]: customer.nama || '-',
          ...(customer.no_hp ? { [t('No HP')]: customer.no_hp } : {}),
          [t('Sales / kasir')]: `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`,
          ...(penjualan.kupon_terbit.length > 0
            ? { [t('Kupon untuk pelanggan')]: penjualan.kupon_terbit.join(', ') }
            : {}),
          [t(sense('Cetak', 'berapa kali'))]: t('{n} kali', { n: dokumen.cetak_ke }),
        }}
      />
      <Pihak
        judul={t('Barang keluar')}
        no={dokumen.no_faktur_jual}
        jenis="penjualan"
        barang={penjualan.barang.map((one) => ({ ...one, harga: one.netto }))}
      />
      <Pihak
        judul={t('Emas masuk')}
        no={dokumen.no_faktur_beli}
        jenis="pembelian"
        barang={pembelian.barang}
      />
      <Jumlah dokumen={dokumen} />
    </div>
  );
}

type Baris = Pick<
  DokumenTukar['pembelian']['barang'][number],
  'urut' | 'nama_barang' | 'kode_barcode' | 'kadar' | 'berat' | 'harga'
>;
type PihakProps = {
  judul: string;
  no: string;
  jenis: 'penjualan' | 'pembelian';
  barang: readonly Baris[];
};

/** One half with its number, which opens its document. */
const Pihak = ({ judul, no, jenis, barang }: PihakProps) => (
  <section className={own.pihak}>
    <h3>
      {judul}
      <button type="button" onClick={() => void openPeek(jenis, no)}>
        {no}
      </button>
    </h3>
    <ul className={css.barang}>
      {barang.map((one) => (
        <li key={one.urut}>
          <span>{one.nama_barang}</span>
          <b>{formatInt(one.harga)}</b>
          <span>
            {[one.kode_barcode, `${percentText(one.kadar)}`, `${formatGram(one.berat)} g`]
              .filter(Boolean)
              .join(' \u00b7 ')}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

function Jumlah({ dokumen }: { dokumen: DokumenTukar }) {
  const { pembayaran, kembali, selisih, dp_rp, penjualan } = dokumen;
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  const angka = (label: string, rupiah: Rupiah, kurang?: boolean) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd data-kurang={kurang || undefined}>
        {kurang ? `\u2212${formatInt(rupiah)}` : formatInt(rupiah)}
      </dd>
    </div>
  );
  return (
    <dl className={css.jumlah}>
      {angka(t('Total penjualan'), dokumen.grand_total)}
      {dp_rp > 0 && angka(t('Titipan dipakai'), dp_rp, true)}
      {angka(t('Total pembelian'), dokumen.tukar_rp, true)}
      <div data-total>
        <dt>{t(labelSelisih(selisih))}</dt>
        <dd>{formatRupiah(Math.abs(selisih) as Rupiah)}</dd>
      </div>
      {penjualan.pembulatan_tunai !== 0 &&
        angka(
          t('Pembulatan tunai'),
          selisih < 0 ? negate(penjualan.pembulatan_tunai) : penjualan.pembulatan_tunai,
        )}
      {pembayaran.map((one, at) =>
        angka(
          labelBayar(one),
          Math.abs(at === tunai ? plus(one.jumlah, kembali) : one.jumlah) as Rupiah,
        ),
      )}
      {kembali > 0 && angka(t('Kembalian'), kembali)}
    </dl>
  );
}
