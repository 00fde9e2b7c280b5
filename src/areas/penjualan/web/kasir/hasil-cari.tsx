import { formatGram, formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { Cari } from '#areas/penjualan/web/kasir/use-cari.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import css from '#areas/penjualan/web/kasir/scan-barang.module.css';

/** The pieces that bear a name, below the field in which it is typed. */
export const Hasil = ({ cari, onPick }: { cari: Cari; onPick: (kode: string) => void }) =>
  cari.hasil && (
    <ul id="cari-barang" role="listbox" aria-label={t('Barang yang cocok')} className={css.list}>
      {cari.hasil.map((one, at) => (
        <li
          key={one.kode_barcode}
          id={`cari-${at}`}
          role="option"
          aria-selected={at === cari.di}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(one.kode_barcode)}
        >
          <Pilihan barang={one} />
        </li>
      ))}
      {cari.hasil.length === 0 && <li className={css.none}>{t('Tidak ada barang yang cocok')}</li>}
    </ul>
  );

const Pilihan = ({ barang }: { barang: Barang }) => (
  <>
    <span>
      <b>{barang.nama_barang}</b>
      <small>
        {barang.kode_barcode}
        {barang.kode_baki && ` · ${t('Baki')} ${barang.kode_baki}`}
      </small>
    </span>
    <KadarMark kadar={barang.kadar!} />
    <span data-end>{formatGram(barang.berat)} g</span>
    <b data-end>{barang.harga_hari_ini === null ? '-' : formatInt(barang.harga_hari_ini)}</b>
  </>
);
