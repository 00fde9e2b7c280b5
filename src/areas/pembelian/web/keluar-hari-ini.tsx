import { formatGram, formatInt } from '#kit/rules/format.ts';
import { negate } from '#kit/rules/quantity.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { DocumentToday } from '#areas/stock/web/pindai/document-today.tsx';
import { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';

const STOCK = [stockBeliEndpoint];

/** What left the BELI warehouse on the open day, and its way back. */
export const KeluarHariIni = () => (
  <>
    <DocumentToday
      of={hancurBeliDocument}
      name="hari-ini/dilebur"
      title={t('Dilebur hari ini')}
      none={t('Belum ada barang yang dilebur hari ini.')}
      note={({ qty, berat_hasil, selisih_murni, kode_gudang, alasan }) =>
        [
          t('{n} barang, {berat} g', { n: formatInt(qty), berat: formatGram(berat_hasil) }),
          ...(selisih_murni < 0
            ? [t('susut murni {berat} g', { berat: formatGram(negate(selisih_murni)) })]
            : []),
          kode_gudang,
          alasan,
        ].join(' · ')
      }
      print={cetak}
      question={({ qty }, no) =>
        t('{no}: {n} barang kembali ke gudang pembelian.', { no, n: formatInt(qty) })
      }
      beside={STOCK}
    />
    <DocumentToday
      of={retagDocument}
      name="hari-ini/kembali"
      title={t('Kembali ke baki hari ini')}
      none={t('Belum ada barang yang kembali ke baki hari ini.')}
      called={({ kode_barcode }) => kode_barcode}
      note={(row) =>
        [
          `${row.nama_barang}, ${formatGram(row.berat)} g`,
          ...(row.susut > 0 ? [t('susut {berat} g', { berat: formatGram(row.susut) })] : []),
          namaTempat(row),
        ].join(' · ')
      }
      question={({ kode_barcode: kode }) =>
        t(
          'Barcode {kode} tidak berlaku lagi dan labelnya dimusnahkan; barang kembali ke gudang pembelian.',
          { kode },
        )
      }
      undoing={{
        act: t('Batalkan barcode baru'),
        success: t('Barang kembali ke gudang pembelian'),
      }}
      beside={STOCK}
    />
  </>
);

const cetak = (no_hancur: string) =>
  openFile(
    buktiHancurBeliReport.endpoint,
    { query: allColumns({ no_hancur }) },
    '.pdf',
    'BUKTI HANCUR PEMBELIAN.pdf',
  );
