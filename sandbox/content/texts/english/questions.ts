import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: 'Signing in',
    questions: {
      'forgotten-password': {
        question: 'I forgot my password. What can I do?',
        answer: 'Choose “Forgot your password?” on the sign-in page. We’ll email you a link to set a new one.',
      },
      locked: {
        question: 'Why is my password no longer accepted?',
        answer:
          'After ten wrong attempts, we block sign-in for 15&nbsp;minutes to stop anyone from guessing your password.',
      },
      'code-missing': {
        question: 'Where is my code?',
        answer:
          'In the email or message that we sent to the address or number you entered. It’s valid for ten minutes.',
      },
      'signed-out': {
        question: 'Why was I signed out?',
        answer:
          'A session lasts an hour. When it ends, we keep what you entered in a form with several steps, but not in a single-page form. It also ends when you sign out in another tab, which deletes everything you hadn’t finished.',
      },
    },
  },
  customerData: {
    category: 'You and your data',
    questions: {
      'change-details': {
        question: 'How do I change my details?',
        answer: 'Choose “Edit details” on the [Account](/account) page. If a field can’t be changed there, {contact}.',
      },
      'what-is-kept': {
        question: 'Which data do you keep about me?',
        answer: 'Only what we need for your policy. The [privacy notice](/privacy) lists all of it.',
      },
      'this-device': {
        question: 'What stays on this device?',
        answer:
          'Your language, these texts, and, until you sign out, what you entered in an unfinished form with several steps. We never store passwords or account numbers on it.',
      },
      complaint: {
        question: 'How do I make a complaint?',
        answer: 'To make a complaint, {contact}. The [terms of business](/terms) explain what happens next.',
      },
    },
  },
  insuringTrips: {
    category: 'Insuring a trip',
    questions: {
      'until-when': {
        question: 'How late can I insure a flight?',
        answer: 'Up to 24&nbsp;hours before it leaves, and on or before the last day of your policy.',
      },
      connections: {
        question: 'Do I need to insure connecting flights too?',
        answer: 'Yes. Add every flight of your trip, up to four.',
      },
      'flight-not-found': {
        question: 'Why can’t I find my flight?',
        answer:
          'Check that you entered the flight number as on your ticket, including the letters, and the departure date at the departure airport.',
      },
      'how-many': {
        question: 'How many people can I insure?',
        answer:
          'Your policy sets the limit, and we show it before you confirm. On the trip’s page, you can change who is travelling until one of its flights has left or is disrupted.',
      },
      'add-passenger': {
        question: 'How do I add or change a passenger?',
        answer:
          'On the “Passengers” page, enter the name as in the passport, and a phone number. Add each person once, including yourself, and then just select them for each trip. You can’t delete someone who is insured on a trip until the trip is over.',
      },
      certificate: {
        question: 'Where is my certificate of insurance?',
        answer:
          'Open the trip in “My insurances” and choose “Print the certificate”. In the print dialog, you can also save it as a PDF file.',
      },
    },
  },
  duringTrips: {
    category: 'During the trip',
    questions: {
      'which-time': {
        question: 'Which time zone are flight times in?',
        answer:
          'Departures and arrivals are in the local time of their airport. The name of the place is beside each time.',
      },
      'report-delay': {
        question: 'Do I have to report a delay?',
        answer:
          'No, we see what the airlines report. If your flight is late or cancelled and we don’t show it, choose “Late or cancelled?” on the trip’s page. You can do this until the flight has left.',
      },
      missed: {
        question: 'Am I covered if I miss my flight?',
        answer:
          'Not if you miss it for personal reasons. See the [key facts](/key-facts) for what is and isn’t covered.',
      },
      'lost-bag': {
        question: 'My luggage is lost. What should I do?',
        answer:
          'Report it to the airline first and keep the reference. Then, within seven days of landing, choose “Report a lost bag” in “Luggage”. You can add pictures and PDF files on the bag’s page.',
      },
      'luggage-not-insured': {
        question: 'Is my luggage insured?',
        answer:
          'No, this insurance only covers late and cancelled flights. Report a lost or late bag to the airline, at its desk at the airport.',
      },
    },
  },
  disruptions: {
    category: 'When a flight is late or cancelled',
    questions: {
      'what-for-a-delay': {
        question: 'My flight is delayed. What can I get?',
        answer:
          'It depends on your policy and on how late the flight is: a lounge, another flight, a hotel, or points, for example. Choose “See your options” beside the flight to see and choose what’s available for this delay.',
      },
      lounge: {
        question: 'How do I get into the lounge?',
        answer:
          'Choose a lounge, say who the pass is for, and confirm. You then get a pass for one person: show it at the entrance, on your phone or printed.',
      },
      'flight-or-hotel': {
        question: 'Who books another flight or a hotel room?',
        answer:
          'We do. Request one, and we’ll look for flights or rooms, usually within an hour. You then choose the one you want.',
      },
      points: {
        question: 'Where do my points go?',
        answer:
          'To your loyalty account, usually as soon as you request them. Sometimes we need to check your request first, which takes a few days. We’ll let you know if so.',
      },
      cash: {
        question: 'Can I get cash instead?',
        answer:
          'Yes, if your policy includes a payout. Choose it under “See your options”. We send the money to your account or wallet within five working days, but we never pay in physical cash.',
      },
      refund: {
        question: 'Do I get a refund for my ticket?',
        answer:
          'Ask the airline: if it cancels, it owes you another flight or a refund. You can also use your options with us, but we don’t cover costs that the airline has already reimbursed.',
      },
    },
  },
  payouts: {
    category: 'Payouts',
    questions: {
      'payout-method': {
        question: 'How do I set up a payout method?',
        answer:
          'Choose “Set up a payout method” under “Payout methods” on your overview. Add a bank account or a wallet in your name. If you have more than one, choose “Make preferred” for the one to use first.',
      },
      'payout-when': {
        question: 'When will my payout arrive?',
        answer:
          'Within five working days after we confirm it. The disruption’s page shows where we sent it, and on which day.',
      },
    },
  },
  claims: {
    category: 'A claim',
    questions: {
      report: {
        question: 'Do I have to report an event?',
        answer: 'No. When an event exceeds the threshold in your policy, we open a claim for you.',
      },
      'how-far': {
        question: 'What is the status of my claim?',
        answer: 'Your overview shows the status of each claim and the next step.',
      },
      damage: {
        question: 'Is damage to the building covered?',
        answer: 'No, only lost revenue is covered. See the [key facts](/key-facts).',
      },
      'not-agreed': {
        question: 'What if I don’t agree with the offer?',
        answer: 'Tell us why: {contact}. An adjuster will review it, and their second offer is final.',
      },
    },
  },
  claimPayouts: {
    category: 'Your bank and payouts',
    questions: {
      'why-bank': {
        question: 'Why do you need to see my revenue?',
        answer: 'To calculate what you lost. We only read it with your permission.',
      },
      withdraw: {
        question: 'Can I withdraw my permission?',
        answer: 'Yes, at your bank, at any time. An open claim is then put on hold.',
      },
      'when-paid': {
        question: 'When do I get paid?',
        answer:
          'Once you have accepted an offer, month by month, as soon as the actual revenue of each month is known. See the [terms of business](/terms).',
      },
    },
  },
  monitoredData: {
    category: 'What we watch',
    questions: {
      'which-data': {
        question: 'Which data can you monitor?',
        answer:
          'Cards, email addresses, phone numbers, bank accounts, and identity documents. Your overview shows how many of each.',
      },
      'whose-data': {
        question: 'Can you monitor someone else’s data?',
        answer: 'No, the data must be your own.',
      },
      where: {
        question: 'Where do you look?',
        answer: 'In markets, forums, and leaked files where stolen data turns up. We can’t see every place.',
      },
      'not-shown': {
        question: 'Why can’t I see my numbers and addresses?',
        answer: 'To protect them from anyone looking over your shoulder. Your overview only shows how many there are.',
      },
    },
  },
  alerts: {
    category: 'Alerts',
    questions: {
      'what-to-do': {
        question: 'What should I do about an alert?',
        answer: 'Follow the plan for what was found. You’ll find all plans on the help page. Start today.',
      },
      'take-back': {
        question: 'Can you get my data removed?',
        answer:
          'No, data that was published can’t be taken back. You can make it useless with a new password or a new card.',
      },
      'no-alert': {
        question: 'Is my data safe if I have no alerts?',
        answer: 'We haven’t found it in the places where we look. That’s a good sign, but no guarantee.',
      },
    },
  },
};
