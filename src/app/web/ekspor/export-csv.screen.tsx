import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { openFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import {
  daftarEksporEndpoint,
  eksporEndpoint,
  isiEksporEndpoint,
  type TabelEkspor,
} from '#app/contract/ekspor.api.ts';
import css from '#app/web/ekspor/export-csv.module.css';

const BAGIAN = [
  ['MASTER', mark('Master')],
  ['DAFTAR', mark('Daftar')],
] as const;

/** Whole tables as CSV: each with its reason, those of customers and cost with an approval. */
export default function ExportCsvScreen() {
  const [q, setQ] = useState('');
  const { data, error, refetch } = useRead(daftarEksporEndpoint);
  const fits = ({ judul, tabel }: TabelEkspor) =>
    `${judul} ${t(judul)} ${tabel}`.toLowerCase().includes(q.trim().toLowerCase());
  const shown = (data ?? []).filter(fits);
  return (
    <Screen>
      <ScreenHead
        acts={<SearchInput label={t('Cari tabel')} value={q} onChange={setQ} delay={0} />}
      />
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && shown.length === 0 && (
          <EmptyBlock title={t('Tidak Ada Data')} text={t('Coba kata lain dari nama tabel.')} />
        )}
        {BAGIAN.map(([jenis, judul]) => {
          const rows = shown.filter((one) => one.jenis === jenis);
          return rows.length === 0 ? null : (
            <section key={jenis} className={css.group}>
              <h2>{t(judul)}</h2>
              <ul>
                {rows.map((one) => (
                  <Baris key={one.tabel} of={one} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Screen>
  );
}

const Baris = ({ of }: { of: TabelEkspor }) => (
  <li className={css.row}>
    <span className={css.what}>
      <b>{t(of.judul)}</b>
      <small>
        {of.tabel}
        {of.rahasia && <em>{t('perlu otorisasi owner')}</em>}
      </small>
    </span>
    <Button
      size="sm"
      icon={<IconDownload size={15} stroke={1.7} aria-hidden />}
      aria-label={t('Ekspor CSV {nama}', { nama: t(of.judul) })}
      onClick={() => mulai(of)}
    >
      CSV
    </Button>
  </li>
);

const mulai = ({ tabel, judul }: TabelEkspor): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={eksporEndpoint}
        lengkap={(alasan) => ({ tabel, alasan })}
        title={t('Ekspor CSV {nama}', { nama: t(judul) })}
        question={t('Seluruh isi tabel ini dikirim ke komputer Anda dan dicatat di audit.')}
        act={t('Ekspor')}
        success=""
        after={({ id, nama, baris }) => {
          toast.success(t('{jumlah} baris diekspor', { jumlah: formatInt(baris) }));
          void openFile(
            { ...isiEksporEndpoint, path: 'export-csv/:id/isi' },
            { params: { id } },
            '.csv',
            nama,
          );
        }}
        onClose={() => close()}
      />,
    ),
  );
