import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import {
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { aksesorisDocument, gerakFields } from '#areas/stock/contract/aksesoris.document.ts';
import { buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import { DocumentToday } from '#areas/stock/web/pindai/document-today.tsx';

export const sebutGerak = (jenis: string): string =>
  t(optionsOf(gerakFields.jenis as Field).find((one) => one.value === jenis)?.label ?? jenis);

/** What came and went today: its paper, and its way back. */
export const AksesorisHariIni = () => (
  <DocumentToday
    of={aksesorisDocument}
    name="hari-ini/aksesoris"
    title={t('Aksesoris hari ini')}
    none={t('Belum ada aksesoris yang masuk atau keluar hari ini.')}
    note={({ jenis, total_qty, keterangan, input_by }) =>
      [sebutGerak(jenis), t('{n} buah', { n: formatInt(total_qty) }), keterangan, input_by].join(
        ' · ',
      )
    }
    print={cetak}
    question={({ total_qty }, no) =>
      t('{no}: {n} buah kembali seperti sebelumnya.', { no, n: formatInt(total_qty) })
    }
    beside={[saldoAksesorisEndpoint, kartuAksesorisEndpoint]}
  />
);

const cetak = (no_aksesoris: string) =>
  openFile(
    buktiAksesorisReport.endpoint,
    { query: allColumns({ no_aksesoris }) },
    '.pdf',
    'BUKTI AKSESORIS.pdf',
  );
