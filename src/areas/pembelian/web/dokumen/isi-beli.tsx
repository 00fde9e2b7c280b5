import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { minus, negate } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { photoUrl } from '#kit/web/api/photo.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import { CancelNote } from '#areas/dokumen/web/cancel-note.tsx';
import { WithBook } from '#areas/dokumen/web/with-book.tsx';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import { asalNota } from '#areas/pembelian/contract/pembelian.fields.ts';
import { LihatIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

const labelAsal = (asal: string): string =>
  t(optionsOf(asalNota).find(({ value }) => value === asal)?.label ?? asal);

/** The whole of a buy-back: who sold, what came in at which price, what was paid. */
export function IsiBeli({ dokumen }: { dokumen: DokumenBeli }) {
  const { customer, batal } = dokumen;
  return (
    <WithBook postings={dokumen.postings}>
      <div className={css.isi}>
        <CancelNote batal={batal} />
        <Facts
          of={{
            [t('Waktu')]: formatInstant(dokumen.input_date),
            [t('Penjual')]: customer.nama || '-',
            ...(customer.no_hp ? { [t('No HP')]: customer.no_hp } : {}),
            ...(customer.alamat ? { [t('Alamat')]: customer.alamat } : {}),
            ...(customer.no_ktp ? { [t('No KTP')]: customer.no_ktp } : {}),
            ...(customer.foto && {
              [t('Foto Identitas')]: <LihatIdentitas foto={customer.foto} />,
            }),
            [t('Sales / kasir')]: `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`,
            ...(dokumen.tukar ? { [t('No Tukar')]: dokumen.tukar.no_tukar } : {}),
            ...(dokumen.no_lunas ? { [t('Beli putus')]: dokumen.no_lunas } : {}),
            ...(dokumen.no_jual_retur ? { [t('Retur penjualan')]: dokumen.no_jual_retur } : {}),
            ...(dokumen.keterangan ? { [t('Keterangan')]: dokumen.keterangan } : {}),
          }}
        />
        {dokumen.foto.length > 0 && (
          <p className={css.fotos}>
            {dokumen.foto.map((path) => (
              <img key={path} src={`${photoUrl(path)}?kecil=1`} alt={t('Foto barang')} />
            ))}
          </p>
        )}
        <ul className={css.barang}>
          {dokumen.barang.map((one) => (
            <li key={one.urut}>
              <span>{one.nama_barang}</span>
              <b>{formatInt(one.harga)}</b>
              <small>
                {[
                  labelAsal(one.asal_nota),
                  one.no_faktur_jual,
                  `${percentText(one.kadar)}`,
                  one.cara_uji,
                  `${formatGram(one.berat)} g`,
                  one.kondisi,
                  one.barcode_baru && t('menjadi {kode}', { kode: one.barcode_baru }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {one.batu && (
                <small>
                  {t('Batu {batu}', { batu: one.batu })}
                  {` · ${t('emas {berat} g', { berat: formatGram(minus(one.berat, one.berat_batu)) })}`}
                </small>
              )}
              {one.batu_kurang && (
                <small>
                  {t('Batu nota tidak kembali: {kode}, tidak dibayar {harga}', {
                    kode: one.batu_kurang,
                    harga: formatRupiah(one.batu_kurang_rp),
                  })}
                </small>
              )}
              <small data-end>
                {t('hari ini {harga}', { harga: formatInt(one.harga_hari_ini) })}
                {one.harga_dasar_nota !== null &&
                  `, ${t('nota {harga}', { harga: formatInt(one.harga_dasar_nota) })}`}
              </small>
            </li>
          ))}
        </ul>
        <Facts
          of={{
            [t('{n} barang, {berat} g', { n: dokumen.qty, berat: formatGram(dokumen.berat) })]:
              formatRupiah(dokumen.grand_total),
            ...(dokumen.pembulatan_tunai === 0
              ? {}
              : { [t('Pembulatan tunai')]: formatRupiah(negate(dokumen.pembulatan_tunai)) }),
            ...Object.fromEntries(
              dokumen.pembayaran.map((one, at) => [
                one.jenis === 'CASH' ? t('Tunai') : `Transfer ${one.kode_bank ?? at}`,
                formatRupiah(one.jumlah),
              ]),
            ),
          }}
        />
      </div>
    </WithBook>
  );
}
