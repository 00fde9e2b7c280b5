import { createRoot } from 'react-dom/client';
import LockDialog from '#areas/akses/web/lock/lock-dialog.tsx';

/** The locked screen where nothing else is drawn yet: a page that loads while its session is locked. */
export const waitForUnlock = (user_id: string, nama: string): Promise<void> =>
  new Promise((opened) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const onOpen = () => {
      root.unmount();
      place.remove();
      opened();
    };
    root.render(<LockDialog nama={nama} user_id={user_id} onOpen={onOpen} />);
  });
