import { useState } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { kelebihanActs } from '#areas/hutang/web/lelang/acts.ts';
import { CaraBayar } from '#areas/pembelian/web/beli/sisi-beli.tsx';
import css from '#areas/hutang/web/hutang.module.css';

type Props = { hutang: Hutang; onClose: () => void };
type Transfer = Parameters<typeof CaraBayar>[0]['beli']['transfer'];

/** Who fetches it, how it is paid, and the act; whole, so that there is no amount to type. */
function useKelebihan({ hutang, onClose }: Props) {
  const [penerima, setPenerima] = useState<string | null>(hutang.nama_customer);
  const [no_ktp, setKtp] = useState<string | null>(null);
  const [transfer, setTransfer] = useState<Transfer>(null);
  const [said, setSaid] = useState<string>();
  const induk = hutang.no_faktur_hutang;
  const { data } = useRead(lelangDocument.list, {
    query: { no_faktur_hutang: induk, status: 'DONE' },
    staleTime: 0,
  });
  const sold = data?.[0];
  const write = useWrite(kelebihanDocument.makes.bayar, {
    success: 'Kelebihan lelang dibayar',
    refresh: kelebihanActs.lists,
    onProblem: ({ message }) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      kelebihanActs.print(made);
    },
  });
  const pay = () => {
    if (write.busy || !sold) return;
    setSaid(undefined);
    const jumlah = sold.kelebihan;
    const pembayaran = transfer && [{ jenis: 'TRANSFER' as const, ...transfer, jumlah, fee: null }];
    void write.send({
      params: { induk },
      body: { penerima, no_ktp, pembayaran, keterangan: null },
    });
  };
  return {
    sold,
    said,
    pay,
    busy: write.busy,
    penerima,
    setPenerima,
    no_ktp,
    setKtp,
    transfer,
    setTransfer,
  };
}

/** What an auction left is paid to the customer, whole and once, by approval (D-35.16). */
export function KelebihanDialog(props: Props) {
  const { hutang, onClose } = props;
  const form = useKelebihan(props);
  const { sold, busy } = form;
  useHotkey('F9', form.pay, !busy);
  return (
    <DialogFrame
      title={t('Kelebihan lelang {no}', { no: hutang.no_faktur_hutang })}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button
            look="primary"
            shortcut="F9"
            busy={busy}
            disabled={!sold}
            onClick={form.pay}
            data-submit
          >
            {t('Bayarkan kelebihan')}
          </Button>
        </>
      }
    >
      <div className={css.scan}>
        <TotalPlate label={t('Kelebihan, hak customer')} rupiah={sold?.kelebihan ?? rp(0)} />
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('Tgl Lelang')]: sold && formatHariPanjang(sold.tgl_system),
            [t('Batas Ambil Kelebihan')]: sold && formatHariPanjang(sold.batas_kelebihan),
          }}
        />
        <div className={css.pair}>
          <TextInput
            label={t('Penerima')}
            autoFocus
            maxLength={100}
            value={form.penerima}
            onChange={(text) => form.setPenerima(text || null)}
          />
          <TextInput
            label={t('No KTP Penerima')}
            maxLength={16}
            placeholder={t('seperti pada hutang')}
            value={form.no_ktp}
            onChange={(text) => form.setKtp(text || null)}
          />
        </div>
        <CaraBayar beli={form} />
        {form.said && (
          <p role="alert" className={css.wrong}>
            {t(form.said)}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}
