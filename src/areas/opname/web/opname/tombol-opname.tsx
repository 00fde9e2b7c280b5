import type { AnswerOf, Endpoint } from '#kit/contract/endpoint.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm, openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { opnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Opname = AnswerOf<typeof opnameEndpoint>['opname'];

type Perintah<B> = Endpoint<Record<string, never>, Record<string, never>, B, unknown>;

/** How a count of one kind is ended, emptied or cancelled, and what is read again afterwards. */
export type TindakanOpname = {
  readonly selesai: Perintah<{ readonly id: number }>;
  readonly kosongkan: Perintah<{ readonly id: number }>;
  readonly batal: Perintah<{ readonly id: number; readonly alasan: string }>;
  readonly segarkan: readonly Endpoint[];
};
type Props = { opname: Opname; tindakan: TindakanOpname };

/** What a superior may do with a count besides ending it: a cashier only scans. */
export function TombolOpname({ opname, tindakan }: Props) {
  const { level, tgl_system } = usePerson();
  const options = { refresh: tindakan.segarkan };
  const kosong = useWrite(tindakan.kosongkan, { ...options, success: 'Stock opname dikosongkan' });
  if (level === 'KASIR') return null;
  const kosongkan = async () => {
    const ya = await confirm({
      title: t('Kosongkan Data Opname'),
      question: t('Semua hasil pindai opname ini dikesampingkan.'),
      yes: t('Kosongkan'),
      danger: true,
    });
    if (ya) await kosong.send({ body: { id: opname.id } });
  };
  if (opname.status === 'BERJALAN')
    return (
      <Button look="quiet" busy={kosong.busy} onClick={() => void kosongkan()}>
        {t('Kosongkan Data Opname')}
      </Button>
    );
  return opname.status === 'SELESAI' && opname.tgl_system === tgl_system ? (
    <Button look="danger" onClick={() => batalkan(opname, tindakan)}>
      {t('Batalkan opname')}
    </Button>
  ) : null;
}

const batalkan = ({ id, no_opname }: Opname, { batal, segarkan }: TindakanOpname): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batal}
      lengkap={(alasan) => ({ id, alasan })}
      title={t('Batalkan stock opname?')}
      question={t('{no}: seluruh selisih yang dibukukan dikembalikan.', { no: no_opname ?? '' })}
      act={t('Batalkan opname')}
      danger
      success="Stock opname dibatalkan"
      refresh={segarkan}
      onClose={() => close(undefined)}
    />
  ));
