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
import { usePref } from '#kit/web/base/use-pref.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import {
  xlsxEksporEndpoint,
  daftarEksporEndpoint,
  eksporEndpoint,
  csvEksporEndpoint,
  type TabelEkspor,
} from '#app/contract/ekspor.api.ts';
import css from '#app/web/ekspor/export-csv.module.css';

/** How the file is written; the computer remembers it, as its spreadsheet stays the same. */
const BENTUK = {
  KOMA: { label: 'CSV', akhiran: '.csv' },
  TITIK_KOMA: { label: 'CSV dengan sep=;', akhiran: '.csv' },
  XLSX: { label: 'Excel', akhiran: '.xlsx' },
} as const;
type Bentuk = keyof typeof BENTUK;
const PILIHAN = Object.entries(BENTUK).map(([value, { label }]) => ({ value, label: mark(label) }));

const BAGIAN = [
  ['MASTER', mark('Master')],
  ['DAFTAR', mark('Daftar')],
] as const;

/** Whole tables as CSV or Excel: each with its reason, those of customers and cost with an approval. */
export default function ExportCsvScreen() {
  const [q, setQ] = useState('');
  const [bentuk, setBentuk] = usePref<Bentuk>('ekspor', 'KOMA');
  const { data, error, refetch } = useRead(daftarEksporEndpoint);
  const fits = ({ judul, tabel }: TabelEkspor) =>
    `${judul} ${t(judul)} ${tabel}`.toLowerCase().includes(q.trim().toLowerCase());
  const shown = (data ?? []).filter(fits);
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <SelectInput
              bare
              label={t('Bentuk berkas')}
              options={PILIHAN}
              value={bentuk}
              onChange={(value) => setBentuk(value as Bentuk)}
              width={190}
            />
            <SearchInput label={t('Cari tabel')} value={q} onChange={setQ} delay={0} />
          </>
        }
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
                  <Baris key={one.tabel} of={one} bentuk={bentuk} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Screen>
  );
}

const Baris = ({ of, bentuk }: { of: TabelEkspor; bentuk: Bentuk }) => (
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
      aria-label={t('Ekspor {bentuk} {nama}', { bentuk: sebut(bentuk), nama: t(of.judul) })}
      onClick={() => mulai(of, bentuk)}
    >
      {sebut(bentuk)}
    </Button>
  </li>
);

const sebut = (bentuk: Bentuk): string => (bentuk === 'XLSX' ? 'Excel' : 'CSV');

const ISI = 'export-csv/:id/isi';
const ambil = (id: string, nama: string, bentuk: Bentuk): Promise<void> => {
  const { akhiran } = BENTUK[bentuk];
  const berkas = nama.replace(/\.csv$/, akhiran);
  if (bentuk === 'XLSX')
    return openFile({ ...xlsxEksporEndpoint, path: ISI }, { params: { id } }, akhiran, berkas);
  const query = { titik_koma: bentuk === 'TITIK_KOMA' || null };
  return openFile({ ...csvEksporEndpoint, path: ISI }, { params: { id }, query }, akhiran, berkas);
};

const mulai = ({ tabel, judul }: TabelEkspor, bentuk: Bentuk): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={eksporEndpoint}
        lengkap={(alasan) => ({ tabel, alasan })}
        title={t('Ekspor {bentuk} {nama}', { bentuk: sebut(bentuk), nama: t(judul) })}
        question={t('Seluruh isi tabel ini dikirim ke komputer Anda dan dicatat di audit.')}
        act={t('Ekspor')}
        success=""
        after={({ id, nama, baris }) => {
          toast.success(t('{jumlah} baris diekspor', { jumlah: formatInt(baris) }));
          void ambil(id, nama, bentuk);
        }}
        onClose={() => close()}
      />,
    ),
  );
