import { IconBrandWhatsapp } from '@tabler/icons-react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { chatSendEndpoint } from '#areas/pesan/contract/chat.api.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

type Props = {
  /** Number of the document; whom it goes to is on it. */
  no: string;
  /** Left out where the row does not say it: then the server does. */
  no_hp?: string | null;
  small?: true;
  /** In a line of figures, where it is lower. */
  size?: 24;
};

/** Sends the nota to the number on it (NOTA_WA_MODULE); without a number there is no button. */
export function TombolWa({ no, no_hp, small, size }: Props) {
  const { moduls } = usePerson();
  const kirim = useWrite(chatSendEndpoint, {
    after: ({ gateway }) =>
      gateway
        ? toast.success(t('Invoice Berhasil Dikirim'))
        : toast.info(t('Pesan disimpan, belum terkirim')),
  });
  if (no_hp === null || no_hp === '' || !moduls.has(pesanModul.NOTA_WA_MODULE.key)) return null;
  const body = { no_dokumen: no, type: 'text' as const, receiver: null, message: null };
  const send = () => void kirim.send({ body });
  const icon = <IconBrandWhatsapp size={size ? 15 : 17} stroke={1.6} aria-hidden />;
  // In a list of documents on one card the button says which is meant.
  const label = size ? `${t('Kirim WhatsApp')} ${no}` : t('Kirim WhatsApp');
  return small ? (
    <IconButton label={label} {...(size && { size })} onClick={send}>
      {icon}
    </IconButton>
  ) : (
    <Button icon={icon} busy={kirim.busy} onClick={send}>
      {t('Kirim WhatsApp')}
    </Button>
  );
}

/** The same beside a document in a list. */
export const KirimBukti = ({ no }: { no: string }) => <TombolWa small no={no} />;
