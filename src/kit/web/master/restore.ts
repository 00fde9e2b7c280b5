import { newKey } from '#kit/web/api/key.ts';
import { sendApproved } from '#kit/web/write/use-write.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm, showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { addressOf, type AnyMaster } from '#kit/web/master/use-master-list.ts';

/** The server's message says DELETED: the row is there, only removed (1§8). */
export const wasRemoved = ({ code, message }: Problem): boolean =>
  code === 'DATA_TERHAPUS' || message.includes('DELETED');

/** 'Batal' or 'Aktifkan'; true, because the failure has found its place. */
export function offerRestore(
  master: AnyMaster,
  row: Readonly<Record<string, unknown>>,
  problem: Problem,
  after?: () => void,
): true {
  void confirm({
    title: t('Data pernah dihapus'),
    question: problem.message,
    yes: t('Aktifkan'),
    no: t('Batal'),
  }).then(async (yes) => {
    if (yes && (await restore(master, row))) after?.();
  });
  return true;
}

export async function restore(
  master: AnyMaster,
  row: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  try {
    await sendApproved(master.endpoints.restore, {
      ...addressOf(master, row),
      key: newKey(),
    });
    toast.success('Data berhasil diaktifkan');
    await refresh(master.endpoints.list);
    return true;
  } catch (error) {
    if (isProblem(error)) showProblem(error);
    return false;
  }
}
