import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { ListedDocument } from '#areas/dokumen/contract/document-types.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import css from '#areas/hutang/web/hutang.module.css';

type Props<W extends ListedSpec> = {
  tabs?: ReactNode;
  of: ListedDocument<W>;
  acts: DocumentActs;
  name: string;
  columns: Fields;
  /** What waits in the chooser: there is a form beside the list. */
  aside?: readonly string[];
  /** The acts of one kind of several. */
  only?: Readonly<Record<string, string>>;
  words: { label: string; search: string; none: string; hint: string; scan: string };
  onHutang: (hutang: Hutang) => Promise<void>;
};

const isHutang = nomorDari('HT');
const asideOf = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { aside: true }]));

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

/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;

/** The ticket is scanned, the money taken; beside it what was taken today. */
export function PaySide<W extends ListedSpec>(props: Props<W>) {
  const { tabs, of, acts, name, columns, aside, words, only, onHutang } = props;
  const more = useMemo(() => asideOf(aside ?? []), [aside]);
  const [said, setSaid] = useState<string>();
  useEffect(focusScan, []);
  const scan = async (no: string) => {
    setSaid(undefined);
    try {
      const hutang = await call(hutangDocument.one, { params: { no: no.toUpperCase() } });
      const ended = endOf(hutang, of.spec);
      if (ended) {
        beep('missing');
        setSaid(ended);
        return;
      }
      beep('found');
      await onHutang(hutang);
      // Whatever was done there, the next ticket belongs here.
      setTimeout(focusScan, BACK_MS);
    } catch (error) {
      if (!isProblem(error)) throw error;
      beep('missing');
      setSaid(t(error.message));
    }
  };
  return (
    <Screen>
      <ScreenHead domain="hutang">{tabs}</ScreenHead>
      <BesideForm
        label={t(words.label)}
        form={
          <div className={css.scan}>
            <ScanField
              only
              takes={isHutang}
              label={t(words.scan)}
              onScan={(no) => void keysToDialog(scan(no))}
              said={said}
              tone="bad"
            />
            <p>{t('Surat hutang dipindai, atau nomornya diketik lalu Enter.')}</p>
          </div>
        }
      >
        <DocumentDay
          of={of}
          acts={acts}
          name={name}
          words={words}
          columns={columns}
          more={more}
          only={only}
        />
      </BesideForm>
    </Screen>
  );
}
