import { useEffect } from 'react';
import {
  dropReportFileEndpoint,
  listReportFilesEndpoint,
  makeReportFileEndpoint,
  takeReportFileEndpoint,
  type ReportFile,
} from '#kit/contract/report-file.ts';
import { call } from '#kit/web/api/client.ts';
import { saveFile } from '#kit/web/api/file.ts';
import { newKey } from '#kit/web/api/key.ts';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { urlOf } from '#kit/web/api/url.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { writePref } from '#kit/web/base/prefs.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { filesFlag } from '#kit/web/report/has-files.ts';
import type { Values } from '#kit/web/write/check.ts';

type Asked = {
  readonly query: Values;
  readonly toko: string | undefined;
  readonly user_id: string;
};

/** Begins a file that the server makes by itself; the person may go on elsewhere. */
export async function beginFile(
  { endpoint }: AnyReport,
  jenis: 'pdf' | 'xlsx',
  { query, toko, user_id }: Asked,
): Promise<void> {
  const address = new URLSearchParams(urlOf(endpoint, { query }).split('?')[1] ?? '');
  const saringan = Object.fromEntries(address);
  const body = { id: newKey(), laporan: endpoint.path, jenis, saringan };
  try {
    await call(makeReportFileEndpoint, { body, toko });
    toast.info('Berkas sedang dibuat. Anda boleh membuka layar lain.');
    writePref(filesFlag(user_id), true);
  } catch (error) {
    showProblem(isProblem(error) ? error : noNetwork());
  }
  await refresh(listReportFilesEndpoint);
}

/** Files that this person began at another screen: asked for once, after a log-in. */
export async function lookForFiles(user_id: string): Promise<void> {
  const { length } = await call(listReportFilesEndpoint, {});
  if (length > 0) writePref(filesFlag(user_id), true);
}

const LOOKS_EVERY_MS = 3000;
const NONE: readonly ReportFile[] = [];

/** The files of this person, of one report or of all; looked at again by the bell, and by a clock while one is made. */
export function useFiles(laporan?: string): readonly ReportFile[] {
  const { user_id } = usePerson();
  const { data } = useRead(listReportFilesEndpoint);
  const files = data ?? NONE;
  const look = () => void refresh(listReportFilesEndpoint);
  useBell('berkas', look);
  const runs = files.some(({ keadaan }) => keadaan === 'JALAN');
  useEffect(() => {
    if (!runs) return;
    const looks = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(looks);
  }, [runs]);
  useEffect(() => {
    if (data?.length === 0) writePref(filesFlag(user_id), false);
  }, [data, user_id]);
  return laporan === undefined ? files : files.filter((file) => file.laporan === laporan);
}

export const takeFile = ({ id, kode_toko, judul, jenis }: ReportFile): Promise<void> =>
  saveFile(
    takeReportFileEndpoint,
    { params: { id }, toko: kode_toko },
    '',
    `${judul.toUpperCase()}.${jenis}`,
  );

export async function dropFile({ id }: ReportFile): Promise<void> {
  try {
    await call(dropReportFileEndpoint, { params: { id } });
  } catch (error) {
    showProblem(isProblem(error) ? error : noNetwork());
  }
  await refresh(listReportFilesEndpoint);
}
