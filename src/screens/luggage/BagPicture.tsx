import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  picture: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
  small: { width: '64px', height: '64px', objectFit: 'cover' },
  // Stretched to the width of its card it would lose its shape.
  large: { maxWidth: 'min(100%, 320px)', maxHeight: '240px', alignSelf: 'flex-start' },
});

/** The policy of the page shows no other pictures of an insurer's. */
const isShown = (image: string) => /^data:image\/(jpeg|png|webp);base64,/.test(image);

type BagPictureProps = { image: string; alt: string; size: 'small' | 'large' };

/** What a bag looks like, where there is a picture of it. */
export function BagPicture({ image, alt, size }: BagPictureProps) {
  const styles = useStyles();

  return isShown(image) ? <img className={mergeClasses(styles.picture, styles[size])} src={image} alt={alt} /> : null;
}
