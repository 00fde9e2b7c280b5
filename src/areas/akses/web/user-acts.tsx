import {
  IconDeviceMobileOff,
  IconDevices,
  IconDots,
  IconKey,
  IconLogout,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { confirm, openDialog } from '#kit/web/feedback/dialogs.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  akhiriSesiEndpoint,
  aktifkanUserEndpoint,
  hapusUserEndpoint,
  listUsersEndpoint,
  type UserRow,
} from '#areas/akses/contract/users.api.ts';
import { hapusDuaFaktorEndpoint } from '#areas/akses/contract/dua-faktor.api.ts';
import { SesiOrangDialog } from '#areas/akses/web/perangkat/sesi-orang-dialog.tsx';
import { ResetPasswordDialog } from '#areas/akses/web/reset-password-dialog.tsx';
import css from '#areas/akses/web/data-users.module.css';

type Props = {
  user: UserRow;
  self: boolean;
  /** The support's account, which its shop's owner may end and nothing else. */
  sendAway: boolean;
  /** On a phone: one button in place of them all. */
  folded: boolean;
  onEdit: () => void;
};
const LIST = { refresh: [listUsersEndpoint] };

/** What may be done to one user; not to oneself, save the name. */
export function UserActs({ user, self, sendAway, folded, onEdit }: Props) {
  const params = { user_id: user.user_id };
  const restore = useWrite(aktifkanUserEndpoint, { ...LIST, success: 'Data berhasil diaktifkan' });
  if (sendAway) return <SendAway user={user} />;
  if (!user.is_active)
    return (
      <IconButton
        label={`${t('Aktifkan')} ${user.user_id}`}
        disabled={restore.busy}
        onClick={() => void restore.send({ params })}
      >
        <IconRestore size={17} stroke={1.7} aria-hidden />
      </IconButton>
    );
  const acts = (shut?: () => void) => (
    <>
      <Act
        words={shut && t('Ubah')}
        label={`${t('Ubah')} ${user.user_id}`}
        icon={<IconPencil size={17} stroke={1.7} aria-hidden />}
        onClick={() => {
          shut?.();
          onEdit();
        }}
      />
      {!self && <Strong user={user} shut={shut} />}
    </>
  );
  if (folded && !self) return <Folded user_id={user.user_id} acts={acts} />;
  return <span className={css.acts}>{acts()}</span>;
}

type FoldedProps = { user_id: string; acts: (shut: () => void) => ReactNode };

/** On a phone six buttons would push the name out of sight: one opens them, each in words. */
const Folded = ({ user_id, acts }: FoldedProps) => (
  <IconButton
    label={`${t('Tindakan')} ${user_id}`}
    onClick={() =>
      void openDialog<void>((close) => (
        <DialogFrame title={user_id} onClose={() => close(undefined)}>
          <div className={css.list}>{acts(() => close(undefined))}</div>
        </DialogFrame>
      ))
    }
  >
    <IconDots size={17} stroke={1.7} aria-hidden />
  </IconButton>
);

type ActProps = {
  label: string;
  /** In a list of acts: what it says. */
  words?: string | false;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
};

const Act = ({ label, words, icon, disabled, onClick }: ActProps) =>
  words ? (
    <Button wide icon={icon} disabled={disabled} onClick={onClick}>
      {words}
    </Button>
  ) : (
    <IconButton label={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );

function SendAway({ user: { user_id } }: { user: UserRow }) {
  const remove = useWrite(hapusUserEndpoint, { ...LIST, success: 'Akun dukungan diakhiri' });
  const title = `${t('Akhiri dukungan')} ${user_id}`;
  const ask = async () => {
    const question = t('Sesinya berakhir sekarang juga.');
    const yes = t('Akhiri dukungan');
    if (await confirm({ title, question, yes, no: t('Tidak'), danger: true }))
      void remove.send({ params: { user_id } });
  };
  return (
    <span className={css.acts}>
      <IconButton label={title} disabled={remove.busy} onClick={() => void ask()}>
        <IconTrash size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </span>
  );
}

type StrongProps = { user: UserRow; shut?: () => void };

function Strong({ user, shut }: StrongProps) {
  const { user_id } = user;
  const factor = useWrite(hapusDuaFaktorEndpoint, { ...LIST, success: 'Faktor kedua dihapus' });
  const end = useWrite(akhiriSesiEndpoint, { ...LIST, success: 'Sesi berhasil diakhiri' });
  const remove = useWrite(hapusUserEndpoint, { ...LIST, success: 'Berhasil Menghapus Data' });
  const ask = async (question: string, yes: string, act: () => Promise<unknown>) => {
    const title = `${yes} ${user_id}`;
    if (!(await confirm({ title, question, yes, no: t('Tidak'), danger: true }))) return;
    await act();
    shut?.();
  };
  const params = { user_id };
  const acts: (readonly [words: string, icon: ReactNode, act: () => unknown, off?: boolean])[] = [
    [
      t('Reset password'),
      <IconKey key="i" size={17} stroke={1.7} aria-hidden />,
      () =>
        openDialog((close) => (
          <ResetPasswordDialog user={user} onClose={() => close(undefined)} />
        )).then(shut),
    ],
    ...(user.dua_faktor
      ? [
          [
            t('Hapus faktor kedua'),
            <IconDeviceMobileOff key="i" size={17} stroke={1.7} aria-hidden />,
            () =>
              ask(
                t(
                  'Hanya bila telepon dan kode pemulihannya hilang. Orangnya memasangnya lagi saat masuk.',
                ),
                t('Hapus faktor kedua'),
                () => factor.send({ params }),
              ),
            factor.busy,
          ] as const,
        ]
      : []),
    [
      t('Sesi dan Perangkat'),
      <IconDevices key="i" size={17} stroke={1.7} aria-hidden />,
      () =>
        openDialog((close) => (
          <SesiOrangDialog user_id={user_id} onClose={() => close(undefined)} />
        )).then(shut),
    ],
    [
      t('Akhiri sesi'),
      <IconLogout key="i" size={17} stroke={1.7} aria-hidden />,
      () =>
        ask(t('Yang sedang diketik di perangkatnya tidak tersimpan.'), t('Akhiri sesi'), () =>
          end.send({ params }),
        ),
      !user.sesi || end.busy,
    ],
    [
      t('Hapus'),
      <IconTrash key="i" size={17} stroke={1.7} aria-hidden />,
      () =>
        ask(
          t('Sesinya berakhir sekarang juga. Pengguna dapat diaktifkan kembali.'),
          t('Hapus'),
          () => remove.send({ params }),
        ),
      remove.busy,
    ],
  ];
  return acts.map(([words, icon, act, off]) => (
    <Act
      key={words}
      words={shut && words}
      label={`${words} ${user_id}`}
      icon={icon}
      disabled={off}
      onClick={() => void act()}
    />
  ));
}
