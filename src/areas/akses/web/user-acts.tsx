import {
  IconDeviceMobileOff,
  IconDevices,
  IconKey,
  IconLogout,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { confirm, openDialog } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
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
  onEdit: () => void;
};
const LIST = { refresh: [listUsersEndpoint] };

/** What may be done to one user; not to oneself, save the name. */
export function UserActs({ user, self, sendAway, onEdit }: Props) {
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
  return (
    <span className={css.acts}>
      <IconButton label={`${t('Ubah')} ${user.user_id}`} onClick={onEdit}>
        <IconPencil size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {!self && <Strong user={user} />}
    </span>
  );
}

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

function Strong({ user }: { user: UserRow }) {
  const { user_id } = user;
  const factor = useWrite(hapusDuaFaktorEndpoint, { ...LIST, success: 'Faktor kedua dihapus' });
  const end = useWrite(akhiriSesiEndpoint, { ...LIST, success: 'Sesi berhasil diakhiri' });
  const remove = useWrite(hapusUserEndpoint, { ...LIST, success: 'Berhasil Menghapus Data' });
  const ask = async (question: string, yes: string, act: () => unknown) => {
    const title = `${yes} ${user_id}`;
    if (await confirm({ title, question, yes, no: t('Tidak'), danger: true })) act();
  };
  return (
    <>
      <IconButton
        label={`${t('Reset password')} ${user_id}`}
        onClick={() =>
          void openDialog((close) => (
            <ResetPasswordDialog user={user} onClose={() => close(undefined)} />
          ))
        }
      >
        <IconKey size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {user.dua_faktor && (
        <IconButton
          label={`${t('Hapus faktor kedua')} ${user_id}`}
          disabled={factor.busy}
          onClick={() =>
            void ask(
              t(
                'Hanya bila telepon dan kode pemulihannya hilang. Orangnya memasangnya lagi saat masuk.',
              ),
              t('Hapus faktor kedua'),
              () => factor.send({ params: { user_id } }),
            )
          }
        >
          <IconDeviceMobileOff size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={`${t('Sesi dan Perangkat')} ${user_id}`}
        onClick={() =>
          void openDialog((close) => (
            <SesiOrangDialog user_id={user_id} onClose={() => close(undefined)} />
          ))
        }
      >
        <IconDevices size={17} stroke={1.7} aria-hidden />
      </IconButton>
      <IconButton
        label={`${t('Akhiri sesi')} ${user_id}`}
        disabled={!user.sesi || end.busy}
        onClick={() =>
          void ask(
            t('Yang sedang diketik di perangkatnya tidak tersimpan.'),
            t('Akhiri sesi'),
            () => end.send({ params: { user_id } }),
          )
        }
      >
        <IconLogout size={17} stroke={1.7} aria-hidden />
      </IconButton>
      <IconButton
        label={`${t('Hapus')} ${user_id}`}
        disabled={remove.busy}
        onClick={() =>
          void ask(
            t('Sesinya berakhir sekarang juga. Pengguna dapat diaktifkan kembali.'),
            t('Hapus'),
            () => remove.send({ params: { user_id } }),
          )
        }
      >
        <IconTrash size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </>
  );
}
