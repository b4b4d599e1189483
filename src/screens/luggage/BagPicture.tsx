import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  picture: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
  small: { width: '64px', height: '64px', objectFit: 'cover' },
  // Stretching it to the width of the card would distort it.
  large: { maxWidth: 'min(100%, 320px)', maxHeight: '240px', alignSelf: 'flex-start' },
});

/** The Content Security Policy blocks images from other sources. */
const isShown = (image: string) => /^data:image\/(jpeg|png|webp);base64,/.test(image);

type BagPictureProps = { image: string; alt: string; size: 'small' | 'large' };

export function BagPicture({ image, alt, size }: BagPictureProps) {
  const styles = useStyles();

  return isShown(image) ? <img className={mergeClasses(styles.picture, styles[size])} src={image} alt={alt} /> : null;
}
