import { useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  detailLunasEndpoint,
  tungguLunasEndpoint,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { MoneyFacts, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { usePayOut } from '#areas/hutang/web/validasi/use-pay-out.ts';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { CaraBayar } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';

type Props = { hutang: Hutang; onClose: () => void };

/** A new loan that waits is paid out from its card. */
export function PayOutDialog({ hutang, onClose }: Props) {
  const { transfer, setTransfer, said, busy, pay } = usePayOut(hutang, onClose);
  return (
    <UangDialog
      title={t('Bayar {no}', { no: hutang.no_faktur_hutang })}
      label={t('Dibayarkan')}
      tagihan={hutang.dibayar}
      tanpaUang={t('Sebesar ini dibayarkan kepada {nama}.', { nama: hutang.nama_customer })}
      act={t('Bayar')}
      busy={busy}
      said={said && t(said)}
      onSend={pay}
      onClose={onClose}
    >
      <CaraBayar beli={{ transfer, setTransfer }} jumlah={hutang.dibayar} />
    </UangDialog>
  );
}

const useWaiting = ({ no_faktur_hutang: deskripsi }: Hutang) =>
  useRead(detailLunasEndpoint, { query: { deskripsi }, staleTime: 0 });
const REFRESH = [...lunasActs.lists, tungguLunasEndpoint];

/** The money of a redemption that waits has come: the goods are handed over. */
export function TakeDialog({ hutang, onClose }: Props) {
  const { data, error } = useWaiting(hutang);
  const { holders, user_id, setPicked } = useTill();
  const [said, setSaid] = useState<string>();
  const write = useWrite(validasiLunasEndpoint, {
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    refresh: REFRESH,
    onProblem: ({ message }) => {
      setSaid(message);
      return true;
    },
    after: onClose,
  });
  const take = () => {
    const no_faktur_hutangs = [hutang.no_faktur_hutang];
    if (data && !write.busy)
      void write.send({ body: { no_faktur_hutangs, user_id: user_id ?? '' } });
  };
  useHotkey('F9', take, data !== undefined && !write.busy);
  const why = said ?? error?.message;
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
        error={why && t(why)}
      />
    </DialogFrame>
  );
}

/** Its money did not come: the loan runs on. */
export function RejectTakeDialog({ hutang, onClose }: Props) {
  const { data } = useWaiting(hutang);
  return data ? <RejectDialog rows={[data]} onDone={onClose} onClose={onClose} /> : null;
}
