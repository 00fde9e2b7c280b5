/** Shows what a code of ours names; false where nothing does. The application says how. */
type Opener = (kode: string) => boolean;
let opener: Opener = () => false;

export const setOpener = (open: Opener): void => {
  opener = open;
};
export const openCode: Opener = (kode) => opener(kode);
