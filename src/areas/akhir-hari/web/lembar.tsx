import { IconFileTypePdf } from '@tabler/icons-react';
import type { RowOf } from '#kit/contract/report.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { allColumns, saveFile } from '#kit/web/api/file.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { daftarTutupEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import css from '#areas/akhir-hari/web/lembar.module.css';

type Baris = RowOf<typeof lembarTutupReport>;

/** The page of a closing, to be kept: the same whenever it is printed. */
export const simpanLembar = (no_tutup: string): Promise<void> =>
  saveFile(
    lembarTutupReport.endpoint,
    { query: allColumns({ no_tutup }) },
    '.pdf',
    `TUTUP TOKO ${no_tutup}.pdf`,
  );

/** The day's result as that page has it, part by part. */
export function Lembar({ no_tutup }: { no_tutup: string }) {
  const { data } = usePage(lembarTutupReport.endpoint, { query: allColumns({ no_tutup }) });
  return (
    <div className={css.lembar}>
      {data?.data.map(({ bagian, detail }) => (
        <section key={bagian} aria-label={t(bagian)}>
          <h3>{t(bagian)}</h3>
          <table>
            <tbody>
              {detail.map((one) => (
                <BarisLembar key={one.uraian} of={one} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

const BarisLembar = ({ of: { uraian, jumlah, berat, rupiah } }: { of: Baris }) => (
  <tr>
    <th scope="row">{t(uraian)}</th>
    <td>{jumlah === null ? '' : formatInt(jumlah)}</td>
    <td>{berat === null ? '' : `${formatGram(berat)} g`}</td>
    <td data-minus={(rupiah ?? 0) < 0 || undefined}>
      {rupiah === null ? '' : formatRupiah(rupiah)}
    </td>
  </tr>
);

const BANYAK = 60;

/** Every closing there was, each with its page. */
export const bukaDaftarTutup = (): Promise<void> =>
  openDialog<void>((close) => withPerson(<DaftarTutup onClose={() => close(undefined)} />));

function DaftarTutup({ onClose }: { onClose: () => void }) {
  const { nama_toko } = usePerson();
  const { data } = usePage(daftarTutupEndpoint, { query: { limit: BANYAK }, staleTime: 0 });
  return (
    <DialogFrame title={t('Penutupan {toko}', { toko: nama_toko })} width={560} onClose={onClose}>
      <ul className={css.daftar}>
        {(data?.data ?? []).map((one) => (
          <li key={one.no_tutup}>
            <span>
              <b>{formatHariPanjang(one.tgl_system, t)}</b>
              <small>
                {one.no_tutup} · {one.tutup_by}
              </small>
            </span>
            <span data-bad={one.selisih !== 0 || undefined}>
              {t('selisih {rupiah}', { rupiah: formatRupiah(one.selisih) })}
            </span>
            <Button
              size="sm"
              icon={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
              onClick={() => void simpanLembar(one.no_tutup)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
