import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { CancelNote } from '#areas/dokumen/web/cancel-note.tsx';
import { WithBook } from '#areas/dokumen/web/with-book.tsx';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import { teksBatuNota } from '#areas/penjualan/rules/batu-nota.ts';
import { ppnDalam } from '#areas/penjualan/rules/pajak.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

/** The whole of a sale: who, what, the sums, the money; for superiors also what the book holds of it. */
export const IsiDokumen = ({ dokumen }: { dokumen: Dokumen }) => (
  <WithBook postings={dokumen.postings}>
    <Nota dokumen={dokumen} />
  </WithBook>
);

function Nota({ dokumen }: { dokumen: Dokumen }) {
  const { customer, batal, keterangan } = dokumen;
  return (
    <div className={css.isi}>
      <CancelNote batal={batal} />
      <Facts
        of={{
          [t('Waktu')]: formatInstant(dokumen.input_date),
          [t('Pelanggan')]: customer.nama || '-',
          ...(customer.no_hp ? { [t('No HP')]: customer.no_hp } : {}),
          ...(customer.alamat ? { [t('Alamat')]: customer.alamat } : {}),
          ...(dokumen.poin ? { [t('Poin didapat')]: formatInt(dokumen.poin) } : {}),
          [t('Sales / kasir')]: `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`,
          ...(dokumen.kupon_terbit.length > 0
            ? { [t('Kupon untuk pelanggan')]: dokumen.kupon_terbit.join(', ') }
            : {}),
          ...(dokumen.npwp ? { [t('NPWP')]: dokumen.npwp } : {}),
          ...(dokumen.no_seri_pajak ? { [t('No Faktur Pajak')]: dokumen.no_seri_pajak } : {}),
          ...(keterangan ? { [t('Keterangan')]: keterangan } : {}),
          ...(dokumen.marketplace && {
            [t('Marketplace')]: `${dokumen.marketplace.nama}, ${dokumen.marketplace.no_order}`,
            [t('Ekspedisi')]: [dokumen.marketplace.ekspedisi, dokumen.marketplace.no_resi]
              .filter(Boolean)
              .join(', '),
            [t('Status kirim')]: t(dokumen.marketplace.status),
          }),
          ...Object.fromEntries(
            (dokumen.grosir ?? []).map((one) => [
              t('Grosir {group}', { group: one.kode_group }),
              t('{n} barang, {berat} g', { n: one.qty, berat: formatGram(one.berat) }),
            ]),
          ),
          [t(sense('Cetak', 'berapa kali'))]: t('{n} kali', { n: dokumen.cetak_ke }),
        }}
      />
      <ul className={css.barang}>
        {dokumen.barang.map((one) => (
          <li key={one.kode_barcode}>
            {one.kode_berlian === null ? (
              <button type="button" onClick={() => void openPeek('barang', one.kode_barcode)}>
                {one.nama_barang}
              </button>
            ) : (
              <span>{one.nama_barang}</span>
            )}
            <b>{formatInt(one.harga)}</b>
            <span>{ringkas(one)}</span>
            {teksBatuNota(one).map((batu) => (
              <span key={batu} data-batu>
                {t('Batu {batu}', { batu })}
              </span>
            ))}
            {one.harga !== one.netto && (
              <span data-end>{t('neto {netto}', { netto: formatInt(one.netto) })}</span>
            )}
          </li>
        ))}
      </ul>
      <Jumlah dokumen={dokumen} />
    </div>
  );
}

const ringkas = ({
  kode_barcode,
  kode_berlian,
  kadar,
  berat: mg,
  harga_per_gram,
}: Dokumen['barang'][number]): string =>
  [
    kode_barcode,
    ...(kode_berlian === null
      ? [`${percentText(kadar)}`, `${formatGram(mg)} g \u00d7 ${formatInt(harga_per_gram)}`]
      : []),
  ].join(' \u00b7 ');

type Baris = readonly [string, Rupiah, boolean?];

function Jumlah({ dokumen }: { dokumen: Dokumen }) {
  const { pembayaran, kembali } = dokumen;
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  const kurang = (rupiah: Rupiah): Rupiah => minus(0 as Rupiah, rupiah);
  const baris: Baris[] = [
    [
      t('{n} barang, {berat} g', { n: dokumen.qty, berat: formatGram(dokumen.berat) }),
      dokumen.sub_total,
      true,
    ],
    [t('Diskon'), kurang(dokumen.diskon_rp)],
    [t('Kupon'), kurang(dokumen.kupon_rp)],
    ...TAMBAHAN.map(({ kunci, nama }): Baris => [t(nama), dokumen[kunci]]),
    [t('PPN'), dokumen.ppn_luar_rp],
    [t('PPh 22'), dokumen.pph22_rp],
    [t('Pembulatan'), dokumen.pembulatan],
    [t('Pembulatan tunai'), dokumen.pembulatan_tunai],
  ];
  return (
    <dl className={css.jumlah}>
      {baris.map(
        ([label, rupiah, selalu]) =>
          (selalu || rupiah !== 0) && <Angka key={label} label={label} rupiah={rupiah} />,
      )}
      <div data-total>
        <dt>{t('Total')}</dt>
        <dd>{formatRupiah(dokumen.grand_total)}</dd>
      </div>
      {ppnDalam(dokumen) > 0 && <Angka label={t('Termasuk PPN')} rupiah={ppnDalam(dokumen)} />}
      {dokumen.dp_rp > 0 && <Angka label={t('Titipan dipakai')} rupiah={kurang(dokumen.dp_rp)} />}
      {dokumen.tukar_rp > 0 && <Angka label={t('Tukar emas')} rupiah={kurang(dokumen.tukar_rp)} />}
      {pembayaran.map((one, at) => (
        <Angka
          key={at}
          label={labelBayar(one)}
          rupiah={at === tunai ? plus(one.jumlah, kembali) : one.jumlah}
        />
      ))}
      {kembali > 0 && <Angka label={t('Kembalian')} rupiah={kembali} />}
      {pembayaran.some(({ fee }) => fee > 0) && (
        <Angka
          label={t('Biaya kartu, di luar total')}
          rupiah={pembayaran.reduce((all, { fee }) => plus(all, fee), 0 as Rupiah)}
        />
      )}
    </dl>
  );
}

const Angka = ({ label, rupiah }: { label: string; rupiah: Rupiah }) => (
  <div>
    <dt>{label}</dt>
    <dd data-kurang={rupiah < 0 || undefined}>
      {rupiah < 0 ? `\u2212${formatInt(-rupiah)}` : formatInt(rupiah)}
    </dd>
  </div>
);
