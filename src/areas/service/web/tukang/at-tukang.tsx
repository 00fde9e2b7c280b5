import { formatGram } from '#kit/rules/format.ts';
import { formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import css from '#areas/service/web/service.module.css';

type Acts = Required<Pick<DocumentActs, 'print' | 'reprint' | 'cancel'>>;
type Props = {
  no_dokumen: string;
  tgl_from: Hari;
  serah: Acts;
  kembali: Acts;
};

/** What was handed to the craftsman for a job or an order, and what came back, with the way back of each on its day. */
export function AtTukang({ no_dokumen, tgl_from, serah: serahActs, kembali: kembaliActs }: Props) {
  const { tgl_system } = usePerson();
  const query = { no_dokumen, tgl_from, limit: 50 };
  const serah = useRead(serahDocument.list, { query }).data ?? [];
  const kembali = useRead(kembaliDocument.list, { query }).data ?? [];
  if (serah.length + kembali.length === 0) return null;
  return (
    <ul className={css.tukang} aria-label={t('Pada tukang')}>
      {serah.map((row) => (
        <li key={row.no_serah} data-cancelled={row.status === 'CANC' || undefined}>
          <span>
            {t('{tgl}: diserahkan ke {tukang}', {
              tgl: formatTanggal(row.tgl_system, t),
              tukang: row.nama_tukang ?? row.kode_tukang,
            })}
          </span>
          <b>{row.berat > 0 ? `${formatGram(row.berat)} g` : ''}</b>
          <RowActs
            no={row.no_serah}
            onStruk={() => serahActs.print(row)}
            onCetakUlang={() => serahActs.reprint(row)}
            onBatal={mayUndo(row, tgl_system) ? () => serahActs.cancel(row) : undefined}
          />
        </li>
      ))}
      {kembali.map((row) => (
        <li key={row.no_kembali} data-cancelled={row.status === 'CANC' || undefined}>
          <span>
            {t('{tgl}: kembali, susut {susut} g', {
              tgl: formatTanggal(row.tgl_system, t),
              susut: formatGram(row.susut),
            })}
          </span>
          <b>{formatGram(row.berat_keluar)} g</b>
          <RowActs
            no={row.no_kembali}
            onStruk={() => kembaliActs.print(row)}
            onCetakUlang={() => kembaliActs.reprint(row)}
            onBatal={mayUndo(row, tgl_system) ? () => kembaliActs.cancel(row) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

const mayUndo = (row: { status: string; tgl_system: string }, today: string): boolean =>
  row.status === 'DONE' && row.tgl_system === today;
