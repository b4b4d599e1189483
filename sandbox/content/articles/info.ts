import type { WrittenArticle } from '../writing.ts';

/** What is good to know, whatever is insured. */
export const info: readonly WrittenArticle[] = [
  {
    id: 'never-ask',
    category: 'info',
    dismissible: true,
    en: [
      'We never ask for your password',
      'Neither on the phone nor by e-mail. Whoever does is not us.',
      `We do not ask for your password or for a code, neither on the phone nor by e-mail. Whoever does is not us.

If you have given them to somebody, {contact}.`,
    ],
    es: [
      'Nunca te pedimos la contraseña',
      'Ni por teléfono ni por correo. Quien lo hace no somos nosotros.',
      `No te pedimos la contraseña ni un código, ni por teléfono ni por correo. Quien lo hace no somos nosotros.

Si se los has dado a alguien, {contact}.`,
    ],
    fr: [
      'Nous ne demandons jamais votre mot de passe',
      'Ni au téléphone ni par e-mail. Qui le fait n’est pas nous.',
      `Nous ne demandons ni votre mot de passe ni un code, que ce soit au téléphone ou par e-mail. Qui le fait n’est pas nous.

Si vous les avez donnés à quelqu’un, {contact}.`,
    ],
  },
  {
    id: 'shared-device',
    category: 'info',
    en: [
      'On a device that others use',
      'Sign out when you are done, and finish what you have begun.',
      `Choose “Sign out” in the menu when you are done. Closing the window is not enough everywhere.

What you have begun to enter and not finished stays on the device for you. Finish it, or discard it, before you leave.`,
    ],
    es: [
      'En un dispositivo que usan otros',
      'Cierra la sesión cuando acabes y termina lo que has empezado.',
      `Elige «Cerrar sesión» en el menú cuando acabes. Cerrar la ventana no basta en todas partes.

Lo que has empezado a escribir y no has terminado se queda en el dispositivo para ti. Termínalo, o descártalo, antes de irte.`,
    ],
    fr: [
      'Sur un appareil que d’autres utilisent',
      'Déconnectez-vous quand vous avez fini, et terminez ce que vous avez commencé.',
      `Choisissez « Se déconnecter » dans le menu quand vous avez fini. Fermer la fenêtre ne suffit pas partout.

Ce que vous avez commencé à saisir sans le terminer reste sur l’appareil pour vous. Terminez-le, ou abandonnez-le, avant de partir.`,
    ],
  },
  {
    id: 'personal-data',
    category: 'info',
    en: [
      'What we know about you',
      'Which data we keep, and why, in one place.',
      `What we know of you, what we need it for and how long we keep it is in our [privacy notice](/privacy). Your rights are there, too, and how to use them.`,
    ],
    es: [
      'Qué sabemos de ti',
      'Qué datos guardamos y para qué, en un solo lugar.',
      `Qué sabemos de ti, para qué lo necesitamos y cuánto tiempo lo guardamos está en nuestro [aviso de privacidad](/privacy). También tus derechos y cómo ejercerlos.`,
    ],
    fr: [
      'Ce que nous savons de vous',
      'Quelles données nous gardons, et pourquoi, au même endroit.',
      `Ce que nous savons de vous, à quoi cela sert et combien de temps nous le gardons se trouve dans notre [avis de confidentialité](/privacy). Vos droits y sont aussi, et comment les exercer.`,
    ],
  },
];
