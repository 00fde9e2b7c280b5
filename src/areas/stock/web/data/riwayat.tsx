import { formatGram } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Timeline, type Step } from '#kit/web/frame/drawer.tsx';
import type { Kejadian } from '#areas/stock/contract/barang.api.ts';
import { kataTempat } from '#areas/stock/web/data/tempat.ts';
import css from '#areas/stock/web/data/data-barang.module.css';

/** What happened, in words, and the stone of its kind; another word is shown as it is. */
const KATA: Readonly<Record<string, readonly [string, Step['stone']?]>> = {
  TAMBAH: [mark('Masuk stock'), 'zamrud'],
  TERIMA: [mark('Diterima dari supplier'), 'zamrud'],
  BATAL_TERIMA: [mark('Dikembalikan ke supplier'), 'tembaga'],
  JUAL: [mark('Dijual'), 'zamrud'],
  BATAL_JUAL: [mark('Penjualan dibatalkan'), 'tembaga'],
  TAHAN_JUAL: [mark('Ditahan nota'), 'kecubung'],
  LEPAS_JUAL: [mark('Nota dilepas')],
  TOLAK_JUAL: [mark('Nota ditolak')],
  TAHAN_TITIP: [mark('Ditahan titipan')],
  TOLAK_TITIP: [mark('Titipan ditolak')],
  TITIP: [mark('Dititip'), 'kecubung'],
  BATAL_TITIP: [mark('Titipan dibatalkan'), 'tembaga'],
  CICIL: [mark('Dicicil'), 'kecubung'],
  BATAL_CICIL: [mark('Cicilan dibatalkan'), 'tembaga'],
  LELANG_CICIL: [mark('Cicilan dilelang'), 'tembaga'],
  BATAL_LELANG_CICIL: [mark('Lelang cicilan dibatalkan'), 'kecubung'],
  BELI: [mark('Dibeli kembali'), 'nilam'],
  RETAG: [mark('Kembali ke baki'), 'zamrud'],
  BATAL_RETAG: [mark('Kembali ke gudang pembelian'), 'tembaga'],
  SEPUHAN: [mark('Dari sepuhan'), 'nilam'],
  SORTIR: [mark('Dari sepuhan ke baki'), 'zamrud'],
  BATAL_SORTIR: [mark('Kembali ke sepuhan'), 'tembaga'],
  PINDAH: [mark('Pindah tempat')],
  BATAL_PINDAH: [mark('Kembali ke tempat asal')],
  KIRIM: [mark('Dikirim'), 'tembaga'],
  TERIMA_KIRIMAN: [mark('Kiriman diterima'), 'zamrud'],
  RETUR_SUPPLIER: [mark('Diretur ke supplier'), 'tembaga'],
  BATAL_RETUR_SUPPLIER: [mark('Retur supplier dibatalkan'), 'zamrud'],
  HANCUR: [mark('Dihancurkan'), 'tembaga'],
  BATAL_HANCUR: [mark('Hancur dibatalkan')],
  OPNAME: [mark('Stock opname')],
  UBAH_BERAT: [mark('Berat diubah'), 'tembaga'],
  UBAH_KADAR: [mark('Kadar diubah'), 'tembaga'],
};

/** The card of a piece: the whole life of its metal, newest first; an older label is named. */
export function Riwayat({
  riwayat,
  kode_barcode,
}: {
  riwayat: readonly Kejadian[];
  kode_barcode: string;
}) {
  const steps = riwayat.map((one, at): Step => {
    const [words, stone] = KATA[one.jenis] ?? [one.jenis];
    const place = one.ke && one.ke !== one.dari ? kataTempat(one.ke) : null;
    const earlier = riwayat[at + 1];
    return {
      title:
        place && ['TAMBAH', 'PINDAH', 'BATAL_PINDAH'].includes(one.jenis)
          ? `${t(words)}, ${place}`
          : t(words),
      stone,
      at: formatInstant(one.input_date),
      figure: `${formatGram(one.berat as Miligram)} g`,
      note: (
        <>
          <span>
            {[
              one.no_bukti,
              one.kode_barcode !== kode_barcode && t('sebagai {kode}', { kode: one.kode_barcode }),
              one.user_id,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {earlier && earlier.berat !== one.berat && (
            <span className={css.susut}>
              {formatGram((one.berat - earlier.berat) as Miligram)} g
            </span>
          )}
        </>
      ),
    };
  });
  return <Timeline steps={steps} />;
}
