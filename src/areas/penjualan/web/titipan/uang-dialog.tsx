import { useState, type ReactNode } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import own from '#areas/penjualan/web/titipan/titipan.module.css';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { useCounterTender } from '#areas/penjualan/web/bayar/counter-money.ts';

type Props = {
  title: string;
  label: string;
  tagihan: Rupiah;
  /** Any amount will do, not only all of it. */
  sebagian?: true;
  /** The money is taken elsewhere: only the act is sent. */
  tanpaUang?: string;
  act: string;
  /** Where more is asked than fits a narrow dialog. */
  width?: number;
  busy: boolean;
  /** The sum is still being worked out: a press counts when it is there. */
  waits?: boolean;
  /** Whether something above the money is missing still, which then has the focus. */
  holdUp?: () => boolean;
  said?: string;
  onSend: (pembayaran: Bayar[]) => void;
  onClose: () => void;
  /** What is said or asked under the sum, before the money. */
  children?: ReactNode;
};

/** Money towards a document that stands already: how it comes, and the act that takes it. */
export function UangDialog(props: Props) {
  const { title, label, tagihan, sebagian, tanpaUang, act, busy, width, onSend, onClose } = props;
  const [salah, setSalah] = useState<string>();
  const tender = useCounterTender(tagihan);
  const lunas = tagihan <= 0;
  const tekan = useWhenReckoned(props.waits ?? false, () => {
    if (busy || props.holdUp?.()) return;
    if (tanpaUang || lunas) return onSend([]);
    const [tolak] = tender.langkah.tolak;
    setSalah(tolak && t(tolak.message));
    if (tolak) return;
    if (!sebagian && !tender.langkah.selesai) return tender.pakai(tender.langkah.pembayaran);
    onSend([...tender.langkah.pembayaran]);
  });
  useHotkey('F9', tekan, !busy);
  return (
    <DialogFrame
      title={title}
      width={width}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={busy} shortcut="F9" onClick={tekan} data-submit>
            {act}
          </Button>
        </>
      }
    >
      <div className={own.uang}>
        <TotalPlate label={label} rupiah={tagihan} />
        {props.children}
        {tanpaUang && <p className={own.saran}>{tanpaUang}</p>}
        {!tanpaUang && !lunas && (
          <Tender state={tender} said={salah ?? props.said} onTake={tekan} />
        )}
        {(tanpaUang || lunas) && props.said && <p role="alert">{props.said}</p>}
      </div>
    </DialogFrame>
  );
}
