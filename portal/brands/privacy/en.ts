import { lines } from './lines.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

export const english: PrivacyNotice = ({ isForChildren, hasOccupationalHealth, hasInsurance }) => [
  {
    heading: 'Who is responsible for the data',
    text: lines(
      'Data controller: {controller}, {controllerAddress}',
      'Data protection officer: {dataProtectionEmail}',
      'Customer service: {customerServicePhone}',
      'The data controller decides why and how personal data is processed, and is responsible for it.',
      hasOccupationalHealth &&
        'This is also true of occupational health care: your employer is not the controller of your patient data.',
      isForChildren &&
        'When you act on behalf of your child, this notice is about both the child’s data and your own.',
    ),
  },
  {
    heading: 'What data we process',
    text: lines(
      'Personal and contact details: name, personal identity code, email, phone number, address and language.',
      'Patient data: what is recorded in the course of care.',
      hasOccupationalHealth &&
        'Conversations: your and the professionals’ messages in this service, their attachments and your drafts.',
      'Home measurements that you have saved.',
      'Sharing of the health record: who you have given a link to, when the record has been opened, and the name and clinic that the person who opened it gave.',
      'Appointments: what has been booked and cancelled, and the contact details given when booking.',
      'Permissions and confirmations: what you have allowed and confirmed, and when.',
      'The guardians of a minor: name and contact details.',
      'Images of the Kela card, if you have added them.',
      'Emails and text messages that we have sent to you.',
      'The devices on which you have turned on notifications: kind of device and browser, and the address by which we reach it.',
      'Logins: time, country, and kind of device and browser.',
      'Log data: who has viewed or changed your data, and when.',
      'Security log: logins, attempts that were blocked, and the network they came from. It contains neither your name nor your personal identity code.',
    ),
  },
  {
    heading: 'Where the data comes from',
    text: lines(
      'We get the data from you, from the identification service when you identify yourself, and from the professionals involved in your care.',
      'When a guardian acts on behalf of a child, we check the guardianship in the Population Information System.',
      hasOccupationalHealth && 'Your employer tells us that you are entitled to occupational health care.',
      'We cannot book an appointment for you without your name, personal identity code and contact details.',
    ),
  },
  {
    heading: 'What the data is used for, and on what legal basis',
    text: lines(
      `Care and patient records: our legal obligation (Article 6(1)(c) of the EU General Data Protection Regulation) and, for health data, the provision of health care (Article 9(2)(h)). The obligation is laid down in the Act on the Processing of Client Data in Healthcare and Social Welfare (703/2023) and the Act on the Status and Rights of Patients (785/1992)${hasOccupationalHealth ? ', and in the Occupational Health Care Act (1383/2001)' : ''}.`,
      'Booking and using the online service: a contract with you (Article 6(1)(b)) and, for health data, the provision of health care (Article 9(2)(h)).',
      'Log data: our legal obligation (Article 6(1)(c)).',
      'Security log: our legitimate interest in protecting the service and your data from misuse (Article 6(1)(f)).',
      'Treatment instructions by email, text messages about appointments, news about services, and usage statistics: your permission (consent, Article 6(1)(a)). It is voluntary, and you can withdraw it at any time. The statistics contain no personal data.',
      `Showing your data at all our clinics${hasOccupationalHealth ? ', and your occupational health data in your other care' : ''}: your permission, which is voluntary and which you can withdraw at any time.`,
      hasOccupationalHealth &&
        'Showing your home measurements to those who answer your messages: your permission, which is voluntary and which you can withdraw at any time.',
      'Otherwise the processing of your health data is based on law, so we do not ask for your permission to it. We only ask you to confirm that you have read how your data is processed.',
    ),
  },
  {
    heading: 'Who sees your data',
    text: lines(
      'Your data is processed only by those who are involved in your care or need the data in work related to it. A record is made every time it is viewed. In My information you can see who has viewed or changed your data in this service.',
      hasOccupationalHealth && 'Your employer does not see your patient data.',
      isForChildren &&
        'A guardian can act here on behalf of a child aged {guardianActsUntilAge} or younger, and then sees the child’s data. Older children act for themselves. By law, a sufficiently mature child may decide which data a guardian is shown.',
      'Patient records are stored in the Kanta Services as the law requires. In MyKanta you decide whether other health care and social welfare providers may see them.',
      hasInsurance &&
        'If you choose an insurance company when booking and we check your insurance, we give the company your personal identity code and the date of the visit. It tells us whether you have insurance and which care it pays us for directly. We tell the company nothing about your health.',
      'We use service providers, for example for identification, messages and servers. They process data only to the extent that the service requires.',
      'If you share your health record by a link, anyone who has both the link and the code can read it. You see when it has been opened, and the name that the person who opened it gave.',
      isForChildren &&
        'A guardian who acts for a child can share the child’s record in the same way. The link opens only the data that the guardian is shown.',
      'We disclose data to others only if the law allows it or you give your permission. We do not transfer your data outside the EU and the EEA.',
    ),
  },
  {
    heading: 'How long the data is kept',
    text: lines(
      'Patient records: as long as the law requires, usually 12 years after the patient’s death or, if that is not known, 120 years after their birth.',
      'Name, personal identity code and appointments: as long as the law requires.',
      'Invoices and payments, as the Accounting Act requires: the invoice and who paid it for six years from the end of the year in which the financial year ended. The accounts, which do not contain your name, for ten years from the end of the financial year.',
      'Log data: as long as the law requires, usually 12 years.',
      'Security log: as long as it takes to investigate misuse, usually a year.',
      'Home measurements: until you remove them or your account is deleted.',
      'Sharing of the health record: we delete the data about the link and those who have opened it 90 days after the link ends.',
      'Contact details and images of the Kela card: until you change them or your account is deleted.',
      'Permissions and changes to them: until your account is deleted. Records of permissions about patient data are kept as long as the law requires.',
      'Emails and text messages: kept for a {messagesKeptDays}-day period after they were sent, or written if they could not be sent.',
      'Contact details given when booking: deleted within a day of the beginning of the appointment.',
      hasInsurance &&
        'The insurance company’s answer: one hour. How the insurance pays for the visit, and that you accepted direct compensation: until your account is deleted.',
      'Logins: deleted soon after you have been logged out.',
    ),
  },
  {
    heading: 'Cookies and your browser’s memory',
    text: 'We only use cookies that the service cannot work without: they remember your login, your language and your answer about the statistics. What you type in a form is kept encrypted in your browser until you send it. If you choose so on the Appointments page, your upcoming appointments are kept encrypted on this device and shown without a connection. They are removed from the device when you log out or change your choice, and at the latest seven days after you opened the page. If you turn on notifications on a device, the manufacturer of its browser delivers them encrypted. It does not see what they say.',
  },
  {
    heading: 'Your rights',
    text: lines(
      'In My information you can view and download your data, see who has processed it, change your permissions and ask for your account to be deleted.',
      'You can also ask us to correct an error, to restrict the processing, or to delete data that the law does not require us to keep. You can ask us to transfer data that is based on a contract or your permission to someone else.',
      'You can object to processing that is based on our legitimate interest. You can also ask us who has processed your patient data elsewhere than in this service.',
      'We will answer within a month. We make no decisions about you by automated means alone.',
    ),
  },
  {
    heading: 'Ask us, or complain',
    text: 'Write to the data protection officer at {dataProtectionEmail}. Please do not write your personal identity code or health data in an email. If you think that your data has been processed wrongly, you can lodge a complaint with the Data Protection Ombudsman (tietosuoja.fi).',
  },
];
