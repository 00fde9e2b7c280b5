import { formatTanggal } from '#kit/rules/hari.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { ScanSide, type SideOf } from '#areas/dokumen/web/scan-side.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';

/** Why this act is not done on a loan: its state, the day and the number of what brought it there. */
function endOf(
  { no_faktur_hutang: no, status, akta, batal }: Hutang,
  { on }: ListedSpec,
): string | undefined {
  if (status === (on?.from ?? 'AKTIF')) return undefined;
  const last = akta.findLast((one) => one.status !== 'CANC');
  const said = { no, status: t(statesOf(hutangDocument.spec)[status]?.name ?? status) };
  if (last)
    return t('Hutang {no} berstatus {status}, {hari}, nomor {akta}', {
      ...said,
      hari: formatTanggal(last.tgl_system, t),
      akta: last.no,
    });
  return t('Hutang {no} berstatus {status}{akta}', {
    ...said,
    akta: batal?.no ? `, ${batal.no}` : '',
  });
}

/** The ticket is scanned, the money taken; beside it what was taken today. */
export const PaySide = <W extends ListedSpec>(props: SideOf<W, Hutang>) => (
  <ScanSide
    {...props}
    parent={hutangDocument}
    domain="hutang"
    scan={mark('Pindai surat hutang')}
    typed={mark('Surat hutang dipindai, atau nomornya diketik lalu Enter.')}
    refuses={(hutang) => endOf(hutang, props.of.spec)}
  />
);
