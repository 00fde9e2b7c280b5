import { IconScan, IconX } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { BarisJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { kodeOf, type Baris } from '#areas/penjualan/web/kasir/draft.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import mulai from '#areas/penjualan/web/kasir/kasir.module.css';
import css from '#areas/penjualan/web/kasir/tabel-barang.module.css';

/** The pieces of this sale, one line each; the active one is what strip and keys speak of. */
export function TabelBarang() {
  const { draft, hitung, di, setAktif, setMengubah, pindai } = useKasirHere();
  if (draft.baris.length + draft.antre.length === 0) return <Mulai />;
  return (
    <div className={css.scroller}>
      <table className={css.table} data-potong>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Barang')}</th>
            <th scope="col">{t('Kadar')}</th>
            <th scope="col" data-end>
              {t('Berat')}
            </th>
            <th scope="col" data-end data-sisih>
              {t('Harga / g')}
            </th>
            <th scope="col" data-end data-sisih>
              {t('Ongkos')}
            </th>
            <th scope="col" data-end data-sisih>
              {t('Diskon')}
            </th>
            <th scope="col" data-end>
              {t('Jumlah')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {draft.baris.map((one, at) => (
            <BarisBarang
              key={kodeOf(one)}
              baris={one}
              jadi={hitung.jadi.baris[at]!}
              aktif={at === di}
              onAktif={setAktif}
              onUbah={setMengubah}
              onBuang={pindai.buang}
            />
          ))}
          {draft.antre.map(({ kode_barcode }) => (
            <tr key={kode_barcode} className={css.antre} aria-busy>
              <td>
                <i />
              </td>
              <td colSpan={7}>{kode_barcode}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {draft.baris.length > 0 && (
        <p className={css.hint}>
          {t('Pindai barang berikutnya kapan saja. Tidak perlu klik kolom mana pun.')}
        </p>
      )}
    </div>
  );
}

const Mulai = () => (
  <div className={mulai.mulai}>
    <IconScan size={36} stroke={1.3} aria-hidden />
    <b>{t('Pindai barang pertama')}</b>
    <p>{t('Barcode boleh dipindai kapan saja, atau ketik kode dan nama di atas.')}</p>
  </div>
);

type Props = {
  baris: Baris;
  jadi: BarisJadi;
  aktif: boolean;
  onAktif: (kode: string) => void;
  onUbah: (on: boolean) => void;
  onBuang: (kode: string) => void;
};

const BarisBarang = memo(function BarisBarang({
  baris,
  jadi,
  aktif,
  onAktif,
  onUbah,
  onBuang,
}: Props) {
  const row = useRef<HTMLTableRowElement>(null);
  const { barang, batu, berat, harga_per_gram, ongkos, tolak, dulu } = baris;
  const kode = kodeOf(baris);
  useEffect(() => {
    if (aktif) row.current?.scrollIntoView({ block: 'nearest' });
  }, [aktif]);
  const buka = () => {
    onAktif(kode);
    onUbah(true);
  };
  const kurang = jadi.diskon_rp + jadi.potongan_rp;
  return (
    <tr
      ref={row}
      aria-current={aktif || undefined}
      data-tolak={!!tolak || undefined}
      onClick={() => onAktif(kode)}
      onDoubleClick={buka}
    >
      <td>
        <span className={css.gambar}>
          <GambarBarang barang={barang} />
        </span>
      </td>
      <th scope="row">
        <button type="button" onClick={buka} title={t('Ubah {nama}', { nama: barang.nama_barang })}>
          {barang.nama_barang}
        </button>
        <small data-tolak={!!tolak || undefined}>{tolak ?? letak(baris, dulu)}</small>
      </th>
      <td>{batu ? <span className={css.nol}>-</span> : <KadarMark kadar={barang.kadar!} />}</td>
      <td data-end data-diketik={berat !== null || undefined}>
        {formatGram(batu ? batu.carat : (berat ?? barang.berat))}
        <span className={css.unit}>{batu ? 'ct' : 'g'}</span>
      </td>
      <td data-end data-sisih data-diketik={harga_per_gram !== null || undefined}>
        {uang(harga_per_gram ?? barang.harga_per_gram)}
      </td>
      <td data-end data-sisih data-diketik={ongkos !== null || undefined}>
        {batu ? '-' : uang(jadi.ongkos)}
      </td>
      <td data-end data-sisih>
        {kurang > 0 ? `\u2212${formatInt(kurang)}` : <span className={css.nol}>0</span>}
      </td>
      <td data-end>
        <b>{formatInt(jadi.harga - kurang)}</b>
      </td>
      <td>
        <IconButton
          label={t('Keluarkan {kode}', { kode })}
          onClick={(event) => {
            event.stopPropagation();
            onBuang(kode);
          }}
        >
          <IconX size={17} stroke={1.6} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
});

const uang = (rupiah: Rupiah | null) => (rupiah === null ? '-' : formatInt(rupiah));

/** Where the piece lies, and what it cost before its price moved on this counter. */
function letak({ barang, titip, batu }: Baris, dulu?: Rupiah): string {
  if (batu?.no_sertifikat && dulu === undefined)
    return `${barang.kode_barcode} · ${batu.lembaga ?? ''} ${batu.no_sertifikat}`;
  if (titip) return `${barang.kode_barcode} · ${t('Titipan')} ${titip}`;
  const tempat = barang.kode_baki
    ? `${barang.kode_barcode} · ${t('Baki')} ${barang.kode_baki}`
    : barang.kode_barcode;
  return dulu === undefined
    ? tempat
    : `${tempat} · ${t('harga berubah, tadi {harga}', { harga: formatInt(dulu) })}`;
}
