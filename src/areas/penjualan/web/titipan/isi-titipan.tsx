import { IconPrinter, IconX } from '@tabler/icons-react';
import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { minus, negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { CancelNote } from '#areas/dokumen/web/cancel-note.tsx';
import { WithBook } from '#areas/dokumen/web/with-book.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import own from '#areas/penjualan/web/titipan/titipan.module.css';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Setoran = TitipanDokumen['setoran'][number];
type Acts = {
  /** Today, when a further deposit may still be cancelled. */
  hari?: string;
  onCetak?: (setoran: Setoran) => void;
  onBatal?: (setoran: Setoran) => void;
};

/** The whole of a deposit: who, what is held at which price until when, and every payment. */
export function IsiTitipan({ dokumen, ...acts }: { dokumen: TitipanDokumen } & Acts) {
  const { customer, batal, keterangan, lewat } = dokumen;
  return (
    <WithBook postings={dokumen.postings}>
      <div className={css.isi}>
        <CancelNote batal={batal} />
        {lewat && (
          <p className={own.lewat} role="note">
            {t(
              'Lewat waktu: harga yang lebih tinggi berlaku, barang tetap ditahan. Sisa hari ini {sisa}.',
              {
                sisa: formatRupiah(dokumen.sisa_ambil),
              },
            )}
          </p>
        )}
        <Facts
          of={{
            [t('Waktu')]: formatInstant(dokumen.input_date),
            [t('Pelanggan')]: customer.nama || '-',
            ...(customer.no_hp ? { [t('No HP')]: customer.no_hp } : {}),
            ...(customer.alamat ? { [t('Alamat')]: customer.alamat } : {}),
            [t('Sales / kasir')]: `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`,
            [t('Harga berlaku sampai')]: formatHariPanjang(dokumen.berlaku_sampai, t),
            [t('Ditahan Saat Batal')]: percentText(dokumen.batal_persen),
            ...(keterangan ? { [t('Keterangan')]: keterangan } : {}),
            [t(sense('Cetak', 'berapa kali'))]: t('{n} kali', { n: dokumen.cetak_ke }),
            ...(dokumen.no_faktur_jual
              ? { [t('Diambil dengan nota')]: <Nota no={dokumen.no_faktur_jual} /> }
              : {}),
            ...(dokumen.diambil_oleh ? { [t('Diambil oleh')]: dokumen.diambil_oleh } : {}),
          }}
        />
        <ul className={css.barang}>
          {dokumen.barang.map((one) => (
            <li key={one.kode_barcode}>
              <button type="button" onClick={() => void openPeek('barang', one.kode_barcode)}>
                {one.nama_barang}
              </button>
              <b>{formatInt(one.netto)}</b>
              <span>{ringkas(one)}</span>
            </li>
          ))}
        </ul>
        <Uang dokumen={dokumen} {...acts} />
      </div>
    </WithBook>
  );
}

const ringkas = ({
  kode_barcode,
  kadar,
  berat,
  harga_per_gram,
}: TitipanDokumen['barang'][number]): string =>
  [
    kode_barcode,
    `${percentText(kadar)}`,
    `${formatGram(berat)} g \u00d7 ${formatInt(harga_per_gram)}`,
  ].join(' \u00b7 ');

const Nota = ({ no }: { no: string }) => (
  <button type="button" className={own.tautan} onClick={() => void openPeek('penjualan', no)}>
    {no}
  </button>
);

function Uang({ dokumen, hari, onCetak, onBatal }: { dokumen: TitipanDokumen } & Acts) {
  const { harga_total, dp_awal, dp_rp, sisa_rp, pembayaran, kembali, setoran, batal } = dokumen;
  const { customer } = dokumen;
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  return (
    <dl className={css.jumlah}>
      <Baris label={t('Harga total')} rupiah={harga_total} total />
      {pembayaran.map((one, at) => (
        <Baris
          key={at}
          label={labelBayar(one)}
          rupiah={at === tunai ? plus(one.jumlah, kembali) : one.jumlah}
        />
      ))}
      {kembali > 0 && <Baris label={t('Kembalian')} rupiah={negate(kembali)} />}
      {setoran.length > 0 && <Baris label={t('Uang titip awal')} rupiah={dp_awal} />}
      {setoran.map((one) => (
        <div key={one.no_bayar} data-kurang={one.status === 'CANC' || undefined}>
          <dt>
            {t('Setor {waktu}', { waktu: formatInstant(one.input_date) })}
            {one.status === 'CANC' && ` (${t('BATAL')})`}
          </dt>
          <dd className={own.setoran}>
            {formatInt(one.jumlah)}
            {onCetak && <TombolWa small size={24} no={one.no_bayar} no_hp={customer.no_hp} />}
            {onCetak && (
              <IconButton
                label={t('Cetak ulang {no}', { no: one.no_bayar })}
                size={24}
                onClick={() => onCetak(one)}
              >
                <IconPrinter size={15} stroke={1.6} aria-hidden />
              </IconButton>
            )}
            {onBatal && one.status === 'DONE' && one.tgl_system === hari && (
              <IconButton
                label={t('Batalkan {no}', { no: one.no_bayar })}
                size={24}
                onClick={() => onBatal(one)}
              >
                <IconX size={15} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </dd>
        </div>
      ))}
      <Baris label={t('Uang titip')} rupiah={dp_rp} />
      {batal ? (
        <>
          {batal.pembulatan_tunai !== 0 && (
            <Baris label={t('Pembulatan tunai')} rupiah={negate(batal.pembulatan_tunai)} />
          )}
          <Baris
            label={t('Dikembalikan')}
            rupiah={minus(batal.refund_rp, batal.pembulatan_tunai)}
          />
          {batal.ditahan_rp > 0 && <Baris label={t('Ditahan toko')} rupiah={batal.ditahan_rp} />}
        </>
      ) : (
        <div data-total>
          <dt>{t('Sisa')}</dt>
          <dd>{formatRupiah(sisa_rp)}</dd>
        </div>
      )}
    </dl>
  );
}

const Baris = ({ label, rupiah, total }: { label: string; rupiah: Rupiah; total?: true }) => (
  <div>
    <dt>{total ? <b>{label}</b> : label}</dt>
    <dd>{formatInt(rupiah)}</dd>
  </div>
);
