import { page } from '@portal/web/features/booking/pages/LandingPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingPage } from './BookingPage.tsx';

const meta: Meta = { title: 'Pages/Booking/Landing', parameters: { flush: true } };

export default meta;

/** Every way to book that the brand has, and where to call when a booked time is not soon enough. */
export const Default: StoryObj = {
  render: (_, { globals }) => (
    <BookingPage
      page={page}
      addresses={{ fi: '/fi/ajanvaraus', sv: '/sv/tidsbokning', en: '/en/booking' }}
      globals={globals}
    />
  ),
};
