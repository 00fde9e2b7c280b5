import { useState } from 'react';
import { int, kode, optional, text } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { memberSemuaEndpoint } from '#areas/customer/contract/member.api.ts';
import { resetPoinEndpoint } from '#areas/member/contract/poin.api.ts';
import { BACA_POIN } from '#areas/member/web/hadiah/acts-hadiah.ts';

const COLUMNS = {
  kode_customer: kode('Kode Member'),
  nama: text('Nama'),
  no_hp: optional(phoneTold('No HP')),
  poin: int('Poin'),
};
const WORDS = {
  label: 'Member',
  search: 'Cari nama atau kode',
  none: 'Belum ada member',
  hint: 'Poin yang direset menjadi 0 dan tercatat di riwayat member.',
};

/** Points of the chosen members, or of all of the shop, become 0: an owner's act (D-33.7). */
export default function ResetPoinMemberScreen() {
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const reset = () => void openReset([...dipilih], () => setDipilih(new Set()));
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button look="danger" onClick={reset}>
            {dipilih.size > 0
              ? t('Reset {n} member', { n: formatInt(dipilih.size) })
              : t('Reset semua member toko ini')}
          </Button>
        }
      />
      <PagedList
        of={memberSemuaEndpoint}
        name="reset-poin-member"
        words={WORDS}
        columns={COLUMNS}
        pinned="kode_customer"
        sortable={['nama', 'poin']}
        sort="-poin"
        query={{}}
        isMuted={(row) => Number(row.poin) <= 0}
        selected={dipilih}
        onSelect={setDipilih}
      />
    </Screen>
  );
}

const openReset = (codes: readonly string[], after: () => void): Promise<void> =>
  openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={resetPoinEndpoint}
        title={t('Reset poin member')}
        question={
          codes.length > 0
            ? t('Poin {n} member menjadi 0. Poin yang sudah direset tidak kembali.', {
                n: formatInt(codes.length),
              })
            : t('Poin semua member toko ini menjadi 0. Poin yang sudah direset tidak kembali.')
        }
        act={t('Reset poin')}
        danger
        lengkap={(alasan) => ({ kode_customer: codes.length > 0 ? [...codes] : null, alasan })}
        success="Poin direset"
        refresh={[memberSemuaEndpoint, ...BACA_POIN]}
        after={after}
        onClose={() => close()}
      />,
    ),
  );
