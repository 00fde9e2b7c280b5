import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import type { ListedDocument, ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { openCancel } from '#areas/dokumen/web/open-cancel.tsx';
import { DaftarHari } from '#areas/stock/web/pindai/daftar-hari.tsx';

const WHOLE_DAY = { query: { limit: 1000 } };

type Props<W extends ListedSpec> = {
  of: ListedDocument<W>;
  name: `hari-ini/${string}`;
  title: string;
  /** What is said where there is none. */
  none: string;
  /** What it is called, if not by its number. */
  called?: (row: ListRowOf<W>) => string;
  note: (row: ListRowOf<W>) => string;
  /** Its paper, where it has one. */
  print?: (no: string) => unknown;
  /** The question before it is cancelled. */
  question: (row: ListRowOf<W>, no: string) => string;
  /** What taking it back is called, and what is said of it, if not by the kind's own noun. */
  undoing?: { act: string; success: string };
  /** Lists of other calls that change with it. */
  beside: readonly { readonly call: string }[];
};

/** Documents of the open day, short, beside the form that makes them: their paper, and their way back. */
export function DocumentToday<W extends ListedSpec>(props: Props<W>) {
  const { of, name, title, none, called, note, print, question, undoing, beside } = props;
  const { data = [], refetch } = useRead(of.list, WHOLE_DAY);
  return (
    <DaftarHari
      nama={name}
      onRefresh={refetch}
      judul={title}
      kosong={none}
      baris={data.map((row) => {
        const no = row[of.spec.key as W['key']];
        return {
          key: no,
          isi: (
            <>
              <b>{called?.(row) ?? no}</b> {row.status === 'CANC' && t('BATAL')}
            </>
          ),
          catatan: note(row),
          aksi: (
            <>
              {print && (
                <IconButton
                  size={28}
                  label={t('Export Pdf {no}', { no })}
                  onClick={() => void print(no)}
                >
                  <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
                </IconButton>
              )}
              {row.status === 'DONE' && (
                <IconButton
                  size={28}
                  label={t('Batalkan {no}', { no })}
                  onClick={() =>
                    openCancel(of, { no, question: question(row, no), ...undoing, beside })
                  }
                >
                  <IconX size={17} stroke={1.7} aria-hidden />
                </IconButton>
              )}
            </>
          ),
        };
      })}
    />
  );
}
