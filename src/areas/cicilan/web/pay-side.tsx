import { useEffect, useState, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import type { ListedDocument } from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import css from '#areas/cicilan/web/cicilan.module.css';

type Props<W extends ListedSpec> = {
  tabs?: ReactNode;
  of: ListedDocument<W>;
  acts: DocumentActs;
  name: string;
  columns: Fields;
  words: { label: string; search: string; none: string; hint: string };
  /** The state that a contract is in while this is done on it. */
  from: CicilanDokumen['status'];
  onCicilan: (cicilan: CicilanDokumen) => Promise<void>;
};

const isCicilan = nomorDari('CC');
/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;

/** The slip is scanned, the money taken or paid; beside it what was done today. */
export function PaySide<W extends ListedSpec>(props: Props<W>) {
  const { tabs, of, acts, name, columns, words, from, onCicilan } = props;
  const [said, setSaid] = useState<string>();
  useEffect(focusScan, []);
  const scan = async (typed: string) => {
    setSaid(undefined);
    try {
      const cicilan = await call(cicilanDocument.one, { params: { no: typed.toUpperCase() } });
      const { no_cicilan: no, status } = cicilan;
      if (status !== from) {
        beep('missing');
        const said = t(statesOf(cicilanDocument.spec)[status]?.name ?? status);
        setSaid(t('Cicilan {no} berstatus {status}', { no, status: said }));
        return;
      }
      beep('found');
      await onCicilan(cicilan);
      // Whatever was done there, the next slip belongs here.
      setTimeout(focusScan, BACK_MS);
    } catch (error) {
      if (!isProblem(error)) throw error;
      beep('missing');
      setSaid(t(error.message));
    }
  };
  return (
    <Screen>
      <ScreenHead domain="penjualan">{tabs}</ScreenHead>
      <BesideForm
        label={t(words.label)}
        form={
          <div className={css.scan}>
            <ScanField
              only
              takes={isCicilan}
              label={t('Pindai surat cicilan')}
              onScan={(no) => void keysToDialog(scan(no))}
              said={said}
              tone="bad"
            />
            <p>{t('Surat cicilan dipindai, atau nomornya diketik lalu Enter.')}</p>
          </div>
        }
      >
        <DocumentDay of={of} acts={acts} name={name} words={words} columns={columns} />
      </BesideForm>
    </Screen>
  );
}
