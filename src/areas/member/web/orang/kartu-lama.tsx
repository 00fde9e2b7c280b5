import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { cariCustomerEndpoint, customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { memberSemuaEndpoint } from '#areas/customer/contract/member.api.ts';
import { pisahEndpoint, riwayatOrangEndpoint } from '#areas/member/contract/orang.api.ts';
import css from '#areas/member/web/orang/orang.module.css';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

type Lama = AnswerOf<typeof riwayatOrangEndpoint>['kartu_lama'][number];
const BACA = [riwayatOrangEndpoint, customerEndpoint, cariCustomerEndpoint, memberSemuaEndpoint];

/** Cards that are one with this one; a superior takes them apart again (D-39.7). */
export function KartuLama({ kartu }: { kartu: readonly Lama[] }) {
  const atasan = setidaknya(usePerson().level as Level, 'SPV');
  return kartu.map((one) => (
    <div key={one.kode_customer} className={css.lama}>
      <span>{t('Digabung dari {kode}, {nama}', { kode: one.kode_customer, nama: one.nama })}</span>
      {atasan && (
        <Button size="sm" onClick={() => void openPisah(one)}>
          {t('Pisahkan')}
        </Button>
      )}
    </div>
  ));
}

const openPisah = ({ kode_customer, nama }: Lama): Promise<void> =>
  openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={pisahEndpoint}
        params={{ kode_customer }}
        title={t('Pisahkan kartu {nama}', { nama })}
        question={t(
          'Kartu ini berdiri sendiri lagi. Poin yang dulu pindah dan masih ada kembali ke sini.',
        )}
        act={t('Pisahkan')}
        success="Kartu dipisahkan"
        refresh={BACA}
        onClose={() => close()}
      />,
    ),
  );
