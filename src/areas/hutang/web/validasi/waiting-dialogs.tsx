import { useRead } from '#kit/web/api/query.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import {
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs, lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { MoneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';

type Props = { hutang: Hutang; onClose: () => void };

/** A new loan that waits is paid out from its card (D-35.12). */
export function PayOutDialog({ hutang, onClose }: Props) {
  const { no_faktur_hutang: no, dibayar, nama_customer: nama } = hutang;
  const { view, pembayaran } = usePayOut(dibayar);
  return (
    <PayDialog
      of={hutangDocument.steps.validasi}
      params={{ no }}
      title={t('Bayar {no}', { no })}
      label={t('Dibayarkan')}
      tagihan={dibayar}
      tanpaUang={t('Sebesar ini dibayarkan kepada {nama}.', { nama })}
      act={t('Bayar')}
      body={() => ({ pembayaran })}
      success="Hutang divalidasi"
      lists={hutangActs.lists}
      after={hutangActs.print}
      onClose={onClose}
    >
      {view}
    </PayDialog>
  );
}

const useWaiting = ({ no_faktur_hutang: deskripsi }: Hutang) =>
  useRead(detailLunasEndpoint, { query: { deskripsi }, staleTime: 0 });
const REFRESH = [...lunasActs.lists, tungguLunasEndpoint];

/** The money of a redemption that waits has come: the goods are handed over. */
export function TakeDialog({ hutang, onClose }: Props) {
  const { data, error } = useWaiting(hutang);
  const { holders, user_id, setPicked } = useTill();
  const write = useSaidWrite(validasiLunasEndpoint, {
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    refresh: REFRESH,
    after: onClose,
  });
  const no_faktur_hutangs = [hutang.no_faktur_hutang];
  const take = () => {
    if (data) write.send({}, { no_faktur_hutangs, user_id: user_id ?? '' });
  };
  useHotkey('F9', take, data !== undefined && !write.busy);
  return (
    <DialogFrame
      title={t('Validasi {no}', { no: data?.no_lunas ?? hutang.no_faktur_hutang })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy || !data} shortcut="F9" onClick={take}>
            {t('Validasi')}
          </Button>
        </>
      }
    >
      {data && <MoneyFacts row={data} />}
      <SelectInput
        label={t('Uang diterima user')}
        name="user_id"
        options={holders}
        value={user_id}
        onChange={setPicked}
        autoFocus
        error={write.said ?? tOf(error?.message)}
      />
    </DialogFrame>
  );
}

/** Its money did not come: the loan runs on. */
export function RejectTakeDialog({ hutang, onClose }: Props) {
  const { data } = useWaiting(hutang);
  return data ? <RejectDialog rows={[data]} onDone={onClose} onClose={onClose} /> : null;
}
